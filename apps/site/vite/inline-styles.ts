import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

function fontOf(bundle: Bundle): string {
  const font = Object.keys(bundle).find((name) => /plus-jakarta-sans-latin-wght/.test(name));
  if (!font) throw new Error('No font of the running text');
  return `/${font}`;
}

/** Takes the styles into the page, which are no longer than an answer's first packets, and asks for its font. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        const page = html.replace(
          / *<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/,
          (_, name: string) => {
            const style = bundle[name];
            if (style?.type !== 'asset') throw new Error(`No styles ${name}`);
            return `    <style>${style.source}</style>\n`;
          },
        );
        return {
          html: page,
          tags: [
            { tag: 'link', attrs: { ...font, href: fontOf(bundle) }, injectTo: 'head-prepend' },
          ],
        };
      },
    },
  };
}
