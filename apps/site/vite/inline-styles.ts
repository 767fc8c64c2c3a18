import type { Plugin } from 'vite';

/**
 * Takes the styles into the page, which are no longer than an answer's first packets. Their font is not asked
 * for ahead: browsers hold the first paint back for it, up to a tenth of a second.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(
          / *<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/,
          (_, name: string) => {
            const style = bundle[name];
            if (style?.type !== 'asset') throw new Error(`No styles ${name}`);
            return `    <style>${style.source}</style>\n`;
          },
        ),
    },
  };
}
