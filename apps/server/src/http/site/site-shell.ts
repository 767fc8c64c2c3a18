import type { Language } from '@bank-soal/contract/site';
import { words } from '../../language.js';
import { type SiteFile, siteFiles, toSiteFile } from './site-files.js';
import type { Theme } from './site-renderer.js';

const ROOT = '<html';

/** A page whose own few words and mark of its language are Indonesian, in another one. */
export function inLanguage(page: string, language: Language): string {
  if (language === 'id') return page;
  const { shell: own } = words('id');
  const { description, loading, noScripts } = words(language).shell;
  return page
    .replace(/(<html\b[^>]*\blang=")id"/, (_, start) => `${start}${language}"`)
    .replace(own.description, () => description)
    .replace(own.loading, () => loading)
    .replace(own.noScripts, () => noScripts);
}

function marked({ bytes }: SiteFile, theme: Theme | undefined, language: Language): SiteFile {
  const page = inLanguage(bytes.toString(), language);
  const themed = theme ? page.replace(ROOT, `${ROOT} data-theme="${theme}"`) : page;
  return toSiteFile(Buffer.from(themed), '.html');
}

/**
 * The built site's shell, which stands for every page that is not server-rendered, in the viewer's theme
 * and language: so no other flashes up before the scripts are there.
 */
export function siteShell(find: ReturnType<typeof siteFiles>) {
  const known = new WeakMap<SiteFile, Map<string, SiteFile>>();

  return async function shell(
    theme: Theme | undefined,
    language: Language,
  ): Promise<SiteFile | undefined> {
    const plain = await find('/index.html');
    if (plain === undefined || (theme === undefined && language === 'id')) return plain;
    const key = `${language} ${theme}`;
    const made = known.get(plain) ?? new Map<string, SiteFile>();
    const file = made.get(key) ?? marked(plain, theme, language);
    known.set(plain, made.set(key, file));
    return file;
  };
}
