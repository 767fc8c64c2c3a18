import { HANDOVER_ID, type PageHandover, type PageReader } from '@bank-soal/contract/accounts';
import type { KnownAnswers } from '@bank-soal/screens/data';

/** `id` of the initial data of a server-rendered page. */
export const DATA_ID = 'data';

/** The initial data of a server-rendered page. */
export interface InitialData {
  /** The person it was rendered for; absent for a visitor. */
  reader?: PageReader | undefined;
  known: KnownAnswers;
}

type Page = Pick<Document, 'getElementById'>;

function readJson<Data>(page: Page, id: string): Data | undefined {
  const text = page.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Data) : undefined;
}

/** The initial data; `undefined` for the shell. */
export const readInitialData = (page: Page) => readJson<InitialData>(page, DATA_ID);

/** The session that a form sent before hydration began or ended; `undefined` on any other page. */
export const readHandover = (page: Page) => readJson<PageHandover>(page, HANDOVER_ID);

/** The initial data as an element that no browser runs. */
export function writeInitialData(data: InitialData): string {
  // Nothing in it may look like the end of the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${DATA_ID}">${json}</script>`;
}

/** Vite's manifest of the build, by module. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: string[]; css?: string[] } | undefined>
>;

/** Addresses of the scripts and style sheets of some modules and all that they import. */
export function filesOf(manifest: Manifest, modules: readonly string[]) {
  const seen = new Set<string>();
  function add(module: string) {
    if (seen.has(module)) return;
    seen.add(module);
    for (const one of manifest[module]?.imports ?? []) add(one);
  }
  for (const module of modules) add(module);
  const parts = [...seen].flatMap((module) => manifest[module] ?? []);
  return {
    scripts: parts.map(({ file }) => `/${file}`),
    styles: [...new Set(parts.flatMap(({ css = [] }) => css))],
  };
}

/** Parts of a page beside its template. */
export interface PageParts {
  theme: string | undefined;
  /** Absent: the template's own. */
  title?: string;
  /** Shown below the title where a link to the page is pasted; absent: the page has no such card. */
  about?: string | undefined;
  markup: string;
  data: string;
  scripts: readonly string[];
  /** They take the place of the template's sheet: the first paint waits for no file. */
  styles: string;
}

/** A page comes in parts, and what came first would make room for the rest: it shows once its data is behind it. */
const WHOLE = `#root:not(:has(+#${DATA_ID})){display:none}`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const meta = (property: string, content: string) =>
  `<meta property="og:${property}" content="${escape(content).replaceAll('"', '&quot;')}">`;

/** Puts a page into the template that every page has. */
export function pageOf(template: string, parts: PageParts): string {
  const { theme, title, about, markup, data, scripts, styles } = parts;
  const links = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const card = title && about ? meta('title', title) + meta('description', about) : '';
  const head = `${card}<style>${styles}${WHOLE}</style>${links.join('')}</head>`;
  return template
    .replace('<html', () => (theme ? `<html data-theme="${theme}"` : '<html'))
    .replace(/<title>.*?<\/title>/, (own) => (title ? `<title>${escape(title)}</title>` : own))
    .replace(/ *<link rel="stylesheet"[^>]*>\n?/, '')
    .replace('</head>', () => head)
    .replace(/<div id="root">[\s\S]*?<\/div>/, () => `<div id="root">${markup}</div>${data}`);
}
