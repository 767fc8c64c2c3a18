import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A chunk and all that it imports. */
function graphOf(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const part = bundle[file];
  if (part?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const next of part.imports) graphOf(bundle, next, seen);
  return seen;
}

/** Asks for what the page's first script begins once the page is painted: it comes meanwhile. */
export function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const start = Object.values(bundle).find(
          (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith('/src/start.tsx'),
        );
        if (!start) throw new Error('No start of the site');
        return [...graphOf(bundle, start.fileName)]
          .filter((file) => !page.includes(`/${file}"`))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
