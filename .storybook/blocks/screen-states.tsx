import { titleIn } from '../sidebar/named-index';
import { type DocsLanguage, useDocsLanguage } from './docs-language';
import { type IndexEntry, useIndex } from './served-json';

/** Looks of any state: widths, themes and languages. */
const LOOK = /^(Phone|Narrow|Tablet|Dark|In (English|Malay))$/;

const WORDS = {
  id: { states: 'Keadaan', done: 'Yang dilakukan orang', looks: 'Lebar, tema, dan bahasa' },
  en: { states: 'States', done: 'What people do', looks: 'Widths, themes and languages' },
};

function Links({ title, entries }: { title: string; entries: IndexEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul style={{ columns: '14rem', columnGap: 24 }}>
        {entries.map(({ id, name }) => (
          <li key={id} style={{ breakInside: 'avoid' }}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every state of a screen, each a link: what its views show, what people do, and how it looks elsewhere. */
export function ScreenStates({ title }: { title: string }) {
  const index = useIndex();
  const language = useDocsLanguage();
  const words = WORDS[language];
  const all = index.filter(
    (entry) => entry.type === 'story' && `${entry.title}/`.startsWith(`${title}/`),
  );
  const titles = [...new Set(all.map((entry) => entry.title))];
  const states = all.filter(({ name }) => !LOOK.test(name));
  const isDone = ({ importPath }: IndexEntry) => !importPath.endsWith('-view.stories.tsx');
  const views = titles
    .map((title) => states.filter((entry) => entry.title === title && !isDone(entry)))
    .filter((entries) => entries.length > 0);
  return (
    <>
      {views.map((entries) => (
        <Links
          key={entries[0]?.title}
          title={views.length > 1 ? `${words.states}: ${partOf(entries, language)}` : words.states}
          entries={entries}
        />
      ))}
      <Links title={views.length > 0 ? words.done : words.states} entries={states.filter(isDone)} />
      <Links title={words.looks} entries={all.filter(({ name }) => LOOK.test(name))} />
    </>
  );
}

const partOf = ([entry]: IndexEntry[], language: DocsLanguage) =>
  titleIn(language, entry?.title ?? '')
    .split('/')
    .at(-1);
