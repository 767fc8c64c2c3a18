import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const root = fileURLToPath(new URL('..', import.meta.url));
const source = { noExternal: [/^@bank-soal\//], conditions: ['@bank-soal/source'] };

/** Pages of which one begins a visit, by the end of their module's path. */
const FIRST_PAGES = {
  '/': '/home-page.tsx',
  '/login': '/login-page.tsx',
  '/search': '/search-page.tsx',
  '/question-sets': '/browse-page.tsx',
};

async function siteParts() {
  const { module } = await runnerImport<typeof import('../src/shell.js')>('/src/shell.tsx', {
    configFile: false,
    root,
    logLevel: 'error',
    environments: { inline: { resolve: source } },
  });
  return module;
}

function chunkOf(bundle: Bundle, module: string): Chunk {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!found) throw new Error(`No chunk of ${module}`);
  return found;
}

function closure(bundle: Bundle, name: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || seen.has(name)) return seen;
  seen.add(name);
  for (const one of chunk.imports) closure(bundle, one, seen);
  return seen;
}

/** Addresses of the scripts of each first page beyond the app's own, and what reads answers on all of them. */
function scriptsOf(bundle: Bundle, app: ReadonlySet<string>): Record<string, string[]> {
  const answers = closure(bundle, chunkOf(bundle, '/answer-schemas.ts').fileName);
  const pages = Object.entries(FIRST_PAGES).map(([path, module]) => {
    const needed = [...closure(bundle, chunkOf(bundle, module).fileName), ...answers];
    const missing = [...new Set(needed)].filter((name) => !app.has(name));
    return [path, missing.map((name) => `/${name}`)] as const;
  });
  return Object.fromEntries(pages);
}

function fontOf(bundle: Bundle): string {
  const font = Object.keys(bundle).find((name) => /plus-jakarta-sans-latin-wght/.test(name));
  if (!font) throw new Error('No font of the running text');
  return `/${font}`;
}

function entryOf(bundle: Bundle): Chunk {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const found = chunks.find(({ isEntry }) => isEntry);
  if (!found) throw new Error('No entry');
  return found;
}

const hashOf = (source: string): string =>
  createHash('sha256').update(source).digest('base64url').slice(0, 8);

/** Takes the styles into the page: they are no longer than an answer's first packets. */
function inlineStyles(html: string, bundle: Bundle): string {
  return html.replace(
    / *<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/,
    (_, name: string) => {
      const style = bundle[name];
      if (style?.type !== 'asset') throw new Error(`No styles ${name}`);
      return `    <style>${style.source}</style>\n`;
    },
  );
}

/**
 * Makes the built page show its frame before any script is there: the markup, drawn by the site's
 * own parts, the styles, the theme, and the addresses of what the first page needs.
 */
export function shell(): Plugin {
  let headFile = '';
  return {
    name: 'shell',
    apply: 'build',
    generateBundle: {
      // Before the page is written, which names this file.
      order: 'pre',
      async handler(_, bundle) {
        const { headScript } = await siteParts();
        const source = headScript(scriptsOf(bundle, closure(bundle, entryOf(bundle).fileName)));
        headFile = `assets/head-${hashOf(source)}.js`;
        this.emitFile({ type: 'asset', fileName: headFile, source });
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const { frame } = await siteParts();
        const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        const site = { rel: 'preload', as: 'fetch', href: '/api/site', crossorigin: true };
        const charset = '<meta charset="utf-8" />';
        const tags: HtmlTagDescriptor[] = [
          // Counts only within the first kilobyte.
          { tag: 'meta', attrs: { charset: 'utf-8' } },
          { tag: 'script', attrs: { src: `/${headFile}` } },
          { tag: 'link', attrs: { ...font, href: fontOf(bundle) } },
          { tag: 'link', attrs: site },
        ];
        const marked = html.replace(/(<div id="root">)[\s\S]*?(<\/div>)/, `$1${frame()}$2`);
        return {
          html: inlineStyles(marked.replace(charset, ''), bundle),
          tags: tags.map((tag) => ({ ...tag, injectTo: 'head-prepend' })),
        };
      },
    },
  };
}
