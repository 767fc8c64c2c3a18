import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const root = fileURLToPath(new URL('..', import.meta.url));
const source = { noExternal: [/^@bank-soal\//], conditions: ['@bank-soal/source'] };

/** What belongs to a page of its own. */
interface FirstPage {
  /** Where the built site has it. */
  file: string;
  /** The end of its module's path. */
  module: string;
}

/** Pages of which one begins a visit. */
const FIRST_PAGES: Readonly<Record<string, FirstPage>> = {
  '/': { file: 'home.html', module: '/home-page.tsx' },
  '/login': { file: 'login.html', module: '/login-page.tsx' },
  '/search': { file: 'search.html', module: '/search-page.tsx' },
  '/question-sets': { file: 'question-sets.html', module: '/browse-page.tsx' },
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

/** Addresses of a page's scripts beyond the app's own, and of what reads its answers. */
function scriptsOf(bundle: Bundle, module: string): string[] {
  const app = closure(bundle, entryOf(bundle).fileName);
  const parts = [module, '/answer-schemas.ts'].map((end) => chunkOf(bundle, end).fileName);
  const needed = new Set(parts.flatMap((name) => [...closure(bundle, name)]));
  return [...needed].filter((name) => !app.has(name)).map((name) => `/${name}`);
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

const fetched = (href: string) => `<link rel="preload" as="fetch" crossorigin href="${href}">`;
const script = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;

/** The page of one path: its beginning in the frame, and what it needs asked for beside the app's own. */
function pageOf(index: string, from: string, to: string, links: string[]): string {
  return index
    .replace(from, () => to)
    .replace('<style>', () => `${links.join('\n    ')}\n    <style>`);
}

/**
 * Makes the built pages show their frame before any script is there: the markup, drawn by the site's
 * own parts, the styles, and the addresses of what they need. The first pages of a visit are files
 * of their own, which begin with their titles.
 */
export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const { frame, answers } = await siteParts();
        const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        const site = { rel: 'preload', as: 'fetch', href: answers.all, crossorigin: true };
        const charset = '<meta charset="utf-8" />';
        const tags: HtmlTagDescriptor[] = [
          // Counts only within the first kilobyte.
          { tag: 'meta', attrs: { charset: 'utf-8' } },
          { tag: 'link', attrs: { ...font, href: fontOf(bundle) } },
          { tag: 'link', attrs: site },
        ];
        const marked = html.replace(/(<div id="root">)[\s\S]*?(<\/div>)/, `$1${frame('')}$2`);
        return {
          html: inlineStyles(marked.replace(charset, ''), bundle),
          tags: tags.map((tag) => ({ ...tag, injectTo: 'head-prepend' })),
        };
      },
    },
    async writeBundle({ dir = '' }, bundle) {
      const { frame, answers } = await siteParts();
      const index = await readFile(join(dir, 'index.html'), 'utf8');
      for (const [path, { file, module }] of Object.entries(FIRST_PAGES)) {
        const links = [
          ...scriptsOf(bundle, module).map(script),
          ...(answers.of[path] ?? []).map(fetched),
        ];
        await writeFile(join(dir, file), pageOf(index, frame(''), frame(path), links));
      }
    },
  };
}
