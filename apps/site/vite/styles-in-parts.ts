import type { Plugin } from 'vite';
import { parts } from '../../../scripts/styles/parts.mjs';

const COMPONENT = /\/packages\/ui\/src\/(?:components|bank)\/([^/]+)\/[^/]+\.tsx$/;
const SHEET = /^@bank-soal\/ui\/styles\/[a-z]+\.css$/;

/** The part of the library's styles that a module is drawn with; none for what the core has. */
function partOf(module: string): string | undefined {
  const folder = COMPONENT.exec(module)?.[1];
  return folder && Object.keys(parts).find((name) => parts[name]?.includes(folder));
}

/**
 * Lets each component bring its part of the library's styles, so that what is loaded late brings its own. In
 * development all of them are there at once, from the sources.
 *
 * @param first the parts that the site begins with: its first file imports them
 */
export function stylesInParts(first: readonly string[]): Plugin {
  let inParts = true;
  return {
    name: 'styles-in-parts',
    enforce: 'pre',
    configResolved({ command }) {
      inParts = command === 'build';
    },
    resolveId(id, importer) {
      if (inParts || !SHEET.test(id)) return undefined;
      return this.resolve('@bank-soal/ui/styles.css', importer);
    },
    transform(code, id) {
      const part = inParts && partOf(id);
      // Imports come first wherever they stand; nothing may stand before a directive.
      return part && !first.includes(part)
        ? { code: `${code}\nimport '@bank-soal/ui/styles/${part}.css';\n` }
        : undefined;
    },
  };
}
