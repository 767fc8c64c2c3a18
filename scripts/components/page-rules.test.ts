import { expect, it } from 'vitest';
import { problemsOfPage } from './page-rules.mjs';

const pair = (id: string, en: string) => `<Id>\n\n${id}\n\n</Id>\n\n<En>\n\n${en}\n\n</En>\n`;

const PAGE = `import { Meta } from '@storybook/addon-docs/blocks';
import * as Stories from './switch.stories';

<Meta of={Stories} />

# Switch

<Status of="uji" />

${pair('Menyala atau mati.', 'On or off.')}
<Canvas of={Stories.Default} />

## Papan ketik

${pair('| Tombol |\n| --- |\n| Tab |', '| Key |\n| --- |\n| Tab |')}
<H2 id="Dalam formulir" en="In a form" />

<DoDont>
  <Do id="Label yang jelas." en="A clear label.">
    <Switch label="Ingat" />
  </Do>
  <Dont
    id="Label yang samar."
    en="A vague label."
  >
    <Switch label="Ya" />
  </Dont>
</DoDont>

\`\`\`tsx
<Switch label="Ingat" />
\`\`\`
`;

it('finds nothing in a page that is whole in both languages', () => {
  expect(problemsOfPage(PAGE)).toEqual([]);
});

it.each([
  ['a page without prose', '# Switch\n', /without <Id> and <En>/],
  ['prose outside of a pair', `${PAGE}\nKalimat sendiri.\n`, /only: "Kalimat sendiri\."/],
  ['one language alone', `${PAGE}\n<Id>\n\nSendiri.\n\n</Id>\n`, /no pair/],
  ['a heading that nobody translates', `${PAGE}\n## Rahasia\n`, /"Rahasia" has no English/],
  [
    'a loose brace',
    PAGE.replace('Menyala atau mati.', 'Menyala {sekarang}.'),
    /brace in its prose/,
  ],
  ['a row that one language lacks', PAGE.replace('| Tab |\n\n</En>', '\n</En>'), /rows of tables/],
  ['an example without English', PAGE.replace(' en="A clear label."', ''), /<Do> in one language/],
])('names %s', (_, page, problem) => {
  expect(problemsOfPage(page).join('\n')).toMatch(problem);
});
