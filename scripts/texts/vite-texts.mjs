import { fileURLToPath } from 'node:url';
import { compileTexts } from './compile.mjs';

const catalogs = fileURLToPath(new URL('../../catalogs', import.meta.url));

/**
 * Compiles the texts, and does so again when a catalogue changes while a server runs.
 *
 * @returns {import('vite').Plugin}
 */
export function texts() {
  compileTexts();
  return {
    name: 'bank-soal:texts',
    configureServer({ watcher, config }) {
      watcher.add(catalogs).on('change', (file) => {
        if (!file.startsWith(catalogs)) return;
        try {
          compileTexts();
        } catch (error) {
          config.logger.error(`${file}: ${error}`);
        }
      });
    },
  };
}
