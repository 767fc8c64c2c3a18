import { withoutSlashes } from './paths.js';
import { type SiteFile, siteFiles, toSiteFile } from './site-files.js';

/** A theme that a reader may have chosen. */
export type Theme = 'light' | 'dark';

/** Who a page is for. */
export interface Reader {
  /** The theme that they chose; absent where the device decides. */
  theme?: Theme | undefined;
  /** Their browser says that they are signed in. */
  signedIn: boolean;
  /** They are not signed in, and visitors may not browse. */
  shutOut: boolean;
}

const ROOT = '<html';
/** Answers for visitors that a page asks for ahead: who is signed in is given others. */
const EARLY = / *<link rel="preload" as="fetch"[^>]*>\n?/g;
/** Pages that visitors see only where the site's settings let them. */
const CLOSED = new Set(['/home.html', '/search.html', '/question-sets.html']);

function marked({ bytes }: SiteFile, marks: string, signedIn: boolean): SiteFile {
  const page = bytes.toString().replace(ROOT, ROOT + marks);
  return toSiteFile(Buffer.from(signedIn ? page.replace(EARLY, '') : page), '.html');
}

/** The name of the page that a build may have drawn for a route; the first page is the home. */
function nameOf(path: string): string {
  const route = withoutSlashes(path.toLowerCase());
  return `${route || '/home'}.html`;
}

/**
 * The built site's pages: the one drawn for a route, else the one for all, in the theme that its
 * reader chose, so that no other flashes up before the scripts are there. Who is shut out gets the
 * login's page at once, marked so that the scripts draw nothing else either; who is signed in asks for
 * no answer that is a visitor's.
 */
export function sitePages(find: ReturnType<typeof siteFiles>) {
  const known = new WeakMap<SiteFile, Map<string, SiteFile>>();

  return async function page(path: string, reader: Reader): Promise<SiteFile | undefined> {
    const name = nameOf(path);
    const isShut = reader.shutOut && CLOSED.has(name);
    const plain = (await find(isShut ? '/login.html' : name)) ?? (await find('/index.html'));
    const marks = `${reader.theme ? ` data-theme="${reader.theme}"` : ''}${isShut ? ' data-closed' : ''}`;
    if (plain === undefined || (marks === '' && !reader.signedIn)) return plain;
    const key = `${reader.signedIn}${marks}`;
    const made = known.get(plain) ?? new Map<string, SiteFile>();
    const file = made.get(key) ?? marked(plain, marks, reader.signedIn);
    known.set(plain, made.set(key, file));
    return file;
  };
}
