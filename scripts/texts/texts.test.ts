import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reword } from '../../packages/ui/src/lib/public/texts/reword.js';
import { type Catalog, compiled, readCatalogs, valuesOf } from './compile.mjs';
import { sentencesIn, sentencesOf } from './sentences-in.mjs';
import { unusedTexts } from './unused-texts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const catalogs = readCatalogs() as Record<'id' | 'en' | 'ms', Catalog>;
const said = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => said.mockClear());

type Leaf = string | ((...values: unknown[]) => string);

/** Every text by its place: `screens/search/title`. */
function leaves(tree: object, path = ''): [string, Leaf][] {
  return Object.entries(tree).flatMap(([name, text]: [string, Leaf | object]) =>
    typeof text === 'object' ? leaves(text, `${path}/${name}`) : [[`${path}/${name}`, text]],
  );
}

const textsOf = (catalog: Catalog) => new Map(leaves(catalog) as [string, string][]);
const valuesIn = (text = '') => [...valuesOf(parse(text, { ignoreTag: true })).keys()].toSorted();

describe.each(['en', 'ms'] as const)('%s', (language) => {
  const texts = textsOf(catalogs[language]);

  it('has every text in its place, and none that is not Indonesian', () => {
    expect([...texts.keys()]).toEqual([...textsOf(catalogs.id).keys()]);
  });

  it('has the values of each sentence', () => {
    const lost = [...textsOf(catalogs.id)].filter(
      ([place, text]) => String(valuesIn(text)) !== String(valuesIn(texts.get(place))),
    );
    expect(lost).toEqual([]);
  });
});

it('says at run time what is compiled', async () => {
  const values = [
    ['1', '2', '3', '4'],
    ['1.234', 'UTS', 'Basis Data', '2026'],
    ['Sulit', '', 'Gasal', ''],
  ];
  const wrong: string[] = [];
  let read = 0;
  for (const language of ['id', 'en'] as const) {
    const area = language === 'id' ? 'indonesian' : 'english';
    const json = JSON.parse(
      readFileSync(join(root, `packages/screens/catalogs/${language}.json`), 'utf8'),
    ) as object;
    for (const file of globSync(`packages/{screens/src,ui/src/lib/public}/${area}/*.ts`, {
      cwd: root,
    })) {
      if (/(index|area|sentences)\.ts$/.test(file)) continue;
      const [texts] = Object.values((await import(join(root, file))) as Record<string, object>);
      const own = (await import(join(root, file.replace('english', 'indonesian')))) as object;
      const given = new Map(leaves(reword(Object.values(own)[0] as object, json)));
      for (const [place, text] of leaves(texts ?? {})) {
        if (typeof text === 'string') expect(given.get(place), place).toBe(text);
        else
          for (const all of values) {
            const some = all.slice(0, text.length);
            const runtime = (given.get(place) as typeof text)(...some);
            // A number is compared with a number; the texts take what is written.
            const numbers = some.map((one) => (/^\d$/.test(one) ? Number(one) : one));
            read += 1;
            if (![text(...some), text(...numbers)].includes(runtime))
              wrong.push(`${place}: ${runtime}`);
          }
      }
    }
  }
  expect(read).toBeGreaterThan(1500);
  expect(wrong).toEqual([]);
  expect(said).not.toHaveBeenCalled();
});

it('has no text that nothing shows', () => {
  expect(unusedTexts(root, catalogs.id)).toEqual([]);
});

it('stands in the catalogues alone', () => {
  expect(sentencesIn(root)).toEqual([]);
});

it.each([
  ['<p>Belum ada soal</p>', 'Belum ada soal'],
  ['<Button aria-label="Tutup" />', 'aria-label="Tutup"'],
  ["say('Gagal memuat paket soal')", "'Gagal memuat paket soal'"],
  ['say(`Hapus ${name} dari soal`)', '} dari soal`'],
])('finds the sentence in %s', (code, sentence) => {
  expect(sentencesOf('a.tsx', code)).toContain(sentence);
});

it.each([
  '<p>{texts.empty}</p>',
  '<p> · </p>',
  "cn('ui:flex ui:gap-2')",
  "throw new Error('A rule has no name')",
])('finds none in %s', (code) => {
  expect(sentencesOf('a.tsx', code)).toEqual([]);
});

describe('a catalogue', () => {
  const small = (text: string, english = text): Record<string, Catalog> => {
    const one = (screens: string) => ({
      language: 'x',
      components: {},
      sentences: {},
      screens: { home: { title: screens } },
      site: {},
      server: {},
    });
    return { id: one(text), en: one(english) };
  };
  const written = (text: string, english?: string) =>
    compiled(small(text, english))['packages/screens/src/english/home.ts']?.split('\n')[2];

  it.each([
    ['Soal', '"title": "Soal",'],
    ["It''s", '"title": "It\'s",'],
    ["`$'{Soal}'` {a}", '"title": (a: string) => `\\`\\${Soal}\\` ${a}`,'],
    ['{a, number} soal', '"title": (a: number) => `${a} soal`,'],
    [
      '{a, plural, =1 {satu} other {{a}}}',
      '"title": (a: number) => `${a === 1 ? `satu` : `${a}`}`,',
    ],
    [
      '{a, select, none {tanpa} other {{a}}} {b}',
      '"title": (a: string | null | undefined, b: string) => `${!a ? `tanpa` : `${a}`} ${b}`,',
    ],
  ])('makes of %s %s', (text, code) => {
    expect(written(text)).toBe(code);
  });

  it('takes the order and the types of values from the Indonesian text', () => {
    expect(written('{a} dari {b}', '{b, plural, =1 {one} other {{b}}}: {a}')).toBe(
      '"title": (a: string, b: string) => `${b === "1" ? `one` : `${b}`}: ${a}`,',
    );
  });

  it.each([
    ['{a', undefined],
    ['{a}', '{b}'],
    ['a', '{b}'],
    ['{a, date}', undefined],
  ])('is refused with %s beside %s', (text, english) => {
    expect(() => written(text, english)).toThrow();
  });
});
