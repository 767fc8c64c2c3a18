import { createReadStream, existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Files that pdf.js loads by itself, from the release that react-pdf pins. */
function parts(): Record<string, string> {
  const reactPdf = createRequire(import.meta.url).resolve('react-pdf');
  const home = dirname(createRequire(reactPdf).resolve('pdfjs-dist/package.json'));
  return {
    'pdf.worker.min.mjs': join(home, 'legacy/build/pdf.worker.min.mjs'),
    cmaps: join(home, 'cmaps'),
    standard_fonts: join(home, 'standard_fonts'),
    wasm: join(home, 'wasm'),
  };
}

/** Serves the worker and data of pdf.js under `/pdfjs`, and copies them into the built site. */
export function pdfjs(): Plugin {
  let target = '';
  return {
    name: 'pdfjs',
    configResolved(config) {
      target = join(config.root, config.build.outDir, 'pdfjs');
    },
    configureServer(server) {
      server.middlewares.use('/pdfjs', (request, response, next) => {
        const [part = '', ...rest] = normalize(request.url ?? '')
          .split(/[/?]/)
          .filter(Boolean);
        const source = parts()[part];
        const path = join(source ?? '', ...rest);
        if (!source || !path.startsWith(source) || !existsSync(path)) {
          next();
          return;
        }
        response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
        createReadStream(path).pipe(response);
      });
    },
    async writeBundle() {
      for (const [name, source] of Object.entries(parts())) {
        await cp(source, join(target, name), { recursive: true });
      }
    },
  };
}
