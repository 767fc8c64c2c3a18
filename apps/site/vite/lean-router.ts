import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FROM = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;

/** The release's files without warnings for developers; its manifest names only those with them. */
function production(): string {
  const own = createRequire(import.meta.url).resolve('react-router-dom');
  const entry = createRequire(own).resolve('react-router');
  return join(dirname(entry), '..', 'production');
}

/**
 * Lets the bundler drop what of react-router nobody imports. Its components are made by calls that
 * look as if they had effects, so that forms, prefetching and server rendering would come along:
 * 4 kB of the first screen.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router\/dom$/, replacement: join(production(), 'dom-export.mjs') },
          { find: /^react-router$/, replacement: join(production(), 'index.mjs') },
        ],
      },
    }),
    transform(code, id) {
      if (!FROM.test(id)) return;
      const lean = code
        .replace(/= (React\d*\.(?:createContext|forwardRef|lazy|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = .*;$/gm, '');
      return { code: lean, map: null };
    },
  };
}
