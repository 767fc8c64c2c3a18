import otherNames from './other-names.json';
import titles from './titles.json';

/** An entry of Storybook's index, as far as its names go. */
export interface NamedEntry {
  title: string;
  name: string;
  type: string;
}

const inEnglish: Readonly<Record<string, string>> = titles;
const names: Readonly<Record<string, string>> = otherNames;

/** A title of the sidebar in the language of the toolbar: `Tindakan/Button` is `Actions/Button`. */
export function titleIn(language: string | undefined, title: string): string {
  if (language !== 'en') return title;
  return title
    .split('/')
    .map((part) => inEnglish[part] ?? part)
    .join('/');
}

/**
 * Names an entry for sidebar and search. The page of a component has its other names in its own, since the
 * search knows names only: `modal` finds Dialog.
 */
export function named<Entry extends NamedEntry>(entry: Entry, language: string | undefined): Entry {
  const component = entry.title.split('/').at(-1) ?? '';
  const others = entry.type === 'docs' ? names[component] : undefined;
  return {
    ...entry,
    title: titleIn(language, entry.title),
    name: others ? `${entry.name}: ${others}` : entry.name,
  };
}
