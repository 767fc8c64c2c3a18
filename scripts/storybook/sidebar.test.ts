import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { named } from '../../.storybook/sidebar/named-index';
import otherNames from '../../.storybook/sidebar/other-names.json';
import inEnglish from '../../.storybook/sidebar/titles.json';

const files = globSync('packages/*/src/**/*.{mdx,stories.tsx}').map((file) =>
  readFileSync(file, 'utf8'),
);
const titles = files.flatMap((text) => {
  const meta = /(?:<Meta title=|\btitle: )['"]([^'"]+)['"],?\s*(?:tags:|component:|\/>)/;
  const [, title] = meta.exec(text) ?? [];
  return title === undefined ? [] : [title];
});
const components = titles.flatMap((title) =>
  title.startsWith('Layar/') ? [] : (title.split('/')[1] ?? []),
);

it('reads a title in every file', () => {
  expect(titles.length).toBe(files.length);
});

it('has every title in English, but for what reads the same', () => {
  const parts = titles.flatMap((title) =>
    title.startsWith('Layar/') ? title.split('/') : (title.split('/')[0] ?? []),
  );
  const same = [...new Set(parts)].filter((part) => !(part in inEnglish));
  expect(same.toSorted()).toEqual(['Home', 'Playground', 'Preview']);
  expect(named({ title: 'Tindakan/Button', name: 'States', type: 'story' }, 'en')).toEqual({
    title: 'Actions/Button',
    name: 'States',
    type: 'story',
  });
});

it('has other names of components that there are', () => {
  expect(Object.keys(otherNames).filter((name) => !components.includes(name))).toEqual([]);
});

it.each([
  ['modal', 'Dialog'],
  ['dropdown', 'Select'],
  ['dropdown', 'Menu'],
  ['toggle', 'Switch'],
  ['galat', 'ErrorState'],
])('names %s on the page of %s, in both languages', (word, component) => {
  for (const language of ['id', 'en']) {
    const page = named({ title: `Umpan balik/${component}`, name: 'Docs', type: 'docs' }, language);
    expect(page.name.slice('Docs: '.length).split(', ')).toContain(word);
  }
});
