import { BROUGHT_ID } from './brought-id.js';

/** What the build made of a module. */
interface Part {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What the build made, by module. */
export type Manifest = Readonly<Record<string, Part>>;

function needs(manifest: Manifest, module: string, seen = new Set<string>()): Set<string> {
  const part = manifest[module];
  if (part === undefined || seen.has(module)) return seen;
  seen.add(module);
  for (const one of part.imports ?? []) needs(manifest, one, seen);
  return seen;
}

/** What a page needs beside what every page begins with. */
function ownParts(manifest: Manifest, module: string): Part[] {
  const always = needs(manifest, 'src/start.tsx', needs(manifest, 'index.html'));
  return [...needs(manifest, module)]
    .filter((one) => !always.has(one))
    .flatMap((one) => manifest[one] ?? []);
}

/** Addresses of a page's scripts beside those that every page begins with. */
export const scriptsOf = (manifest: Manifest, module: string): string[] =>
  ownParts(manifest, module).map(({ file }) => `/${file}`);

/** Files of a page's styles beside those that every page begins with. */
export const stylesOf = (manifest: Manifest, module: string): string[] => [
  ...new Set(ownParts(manifest, module).flatMap(({ css = [] }) => css)),
];

/** What a page consists of beside its template. */
export interface PageParts {
  theme: string | undefined;
  /** Absent: the template's own. */
  title: string | undefined;
  markup: string;
  /** The element with what it was drawn from. */
  data: string;
  scripts: readonly string[];
  /** What it is painted with beside the template's own: it waits for no file. */
  styles: string;
}

/**
 * A page comes in parts, and what came first would make room for the rest: it shows, and is laid out, once its
 * data is behind it.
 */
const WHOLE = `<style>#root:not(:has(+#${BROUGHT_ID})){display:none}</style>`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Puts a page into the template that every page has. */
export function pageOf(template: string, parts: PageParts): string {
  const { theme, title, markup, data } = parts;
  const styles = parts.styles && `<style>${parts.styles}</style>`;
  const links = parts.scripts.map(
    (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
  );
  return template
    .replace('<html', () => (theme ? `<html data-theme="${theme}"` : '<html'))
    .replace(/<title>.*?<\/title>/, (own) => (title ? `<title>${escape(title)}</title>` : own))
    .replace('</head>', () => `${styles}${WHOLE}${links.join('')}</head>`)
    .replace(/<div id="root">[\s\S]*?<\/div>/, () => `<div id="root">${markup}</div>${data}`);
}
