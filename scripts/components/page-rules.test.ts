import { expect, it } from 'vitest';
import { problemsOfPage } from './page-rules.mjs';

const PAGE = {
  id: `Menyala atau mati.

## Papan ketik
| Tombol |
| --- |
| Tab |

## Dalam formulir
Seperti [kotak](?path=/docs/masukan-checkbox--docs).

<Canvas of="InAForm" />

## Lakukan dan hindari
- Lakukan: Label yang jelas.
- Hindari: Label yang samar.
`,
  en: `On or off.

## Keyboard
| Key |
| --- |
| Tab |

## In a form
Like a [checkbox](?path=/docs/masukan-checkbox--docs).

<Canvas of="InAForm" />

## Do and don’t
- Do: A clear label.
- Don't: A vague label.
`,
  stories: 'export const InAForm: Story = {};\n',
  examples: 'export const Do = () => <Switch label="Ingat" />;\n',
};

it('finds nothing in a page that is whole in both languages', () => {
  expect(problemsOfPage(PAGE)).toEqual([]);
});

it.each([
  ['a language that is missing', { en: '' }, /no page in \.en\.md/],
  [
    'a page without a first sentence',
    { id: `\n${PAGE.id.slice(PAGE.id.indexOf('##'))}` },
    /begins/,
  ],
  ['a section in one language only', { en: `${PAGE.en}\n## Size\nSmall.\n` }, /differ in sections/],
  ['a shared heading said otherwise', { en: PAGE.en.replace('Keyboard', 'Keys') }, /"Keyboard" in/],
  ['a heading left Indonesian', { en: PAGE.en.replace('In a form', 'Anatomi') }, /not English/],
  [
    'a heading with nothing below',
    { id: PAGE.id.replace(/- (Lakukan|Hindari).*\n/g, '') },
    /nothing/,
  ],
  ['a row that one language lacks', { en: PAGE.en.replace('| Tab |\n', '') }, /rows of tables/],
  [
    'a story in one language only',
    { en: PAGE.en.replace('<Canvas of="InAForm" />\n\n', '') },
    /stories/,
  ],
  ['a story that there is not', { stories: '' }, /not: InAForm/],
  ['a rule turned around', { en: PAGE.en.replace("Don't:", 'Do:') }, /do and don't differ/],
  [
    'an example without its rule',
    { examples: 'export const Do2 = () => null;\n' },
    /speak of: Do2/,
  ],
  ['an element', { id: PAGE.id.replace('Menyala', '<Id>\nMenyala') }, /no story: "<Id>"/],
  ['a wrapped paragraph', { id: PAGE.id.replace('atau ', 'atau\n') }, /several lines, at "mati/],
])('names %s', (_, change, problem) => {
  expect(problemsOfPage({ ...PAGE, ...change }).join('\n')).toMatch(problem);
});
