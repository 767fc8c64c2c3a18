import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { INDONESIAN } from '@bank-soal/contract/indonesian';
import { sentenceOf } from '@bank-soal/ui/lib/catalog';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { builtIn, CHOICES, type Patterns, patternsOf, type Texts } from './catalog-template.js';

const folder = fileURLToPath(new URL('../../packages/screens/catalogs', import.meta.url));
const own: Texts = { ...(await builtIn()) };
const template: Patterns = {
  language: 'id-ID',
  components: patternsOf(own.components as Texts, 'components'),
  screens: patternsOf(own.screens as Texts, 'screens'),
};

const said = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => said.mockClear());

/** Values as screens hand them in: counts are written by then. */
const VALUES = [
  ['1', '2', '3', '4'],
  ['1.234', 'UTS', 'Basis Data', '2026'],
  ['', '', '', ''],
];

/** Values that are no texts, or are never empty. */
const OTHER_VALUES: Readonly<Record<string, readonly (string | number | null)[][]>> = {
  'screens/questionList/notUsedFor': [[1], [4]],
  'screens/questions/used': [
    ['UTS', 'Gasal'],
    [null, 'Gasal'],
    ['UTS', null],
  ],
  'screens/leftForm/failed': [['Server tidak menjawab.'], ['']],
};

function eachText(texts: Texts, visit: (place: string, text: Texts[string]) => void, path = '') {
  for (const [name, text] of Object.entries(texts)) {
    const place = path ? `${path}/${name}` : name;
    if (typeof text === 'object') eachText(text, visit, place);
    else visit(place, text);
  }
}

function at(patterns: Patterns, place: string): string | undefined {
  let found: string | Patterns | undefined = patterns;
  for (const name of place.split('/')) {
    found = typeof found === 'object' ? found[name] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

const places = (patterns: Patterns) => {
  const found: string[] = [];
  eachText(patterns, (place) => found.push(place));
  return found;
};

describe('the Indonesian catalogue', () => {
  it('is what is built in', async () => {
    const text = `${JSON.stringify(template, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(`${folder}/id.json`);
  });

  it('says what the sentences say', () => {
    const wrong: string[] = [];
    let read = 0;
    eachText(own, (place, text) => {
      if (typeof text !== 'function') return;
      const write = sentenceOf(at(template, place) ?? '', 'id-ID', () => '');
      for (const values of OTHER_VALUES[place] ?? VALUES) {
        const given = values.slice(0, text.length) as never[];
        read += 1;
        if (write(...given) !== text(...given)) wrong.push(`${place}: ${write(...given)}`);
      }
    });
    expect(read).toBeGreaterThan(700);
    expect(wrong).toEqual([]);
    expect(said).not.toHaveBeenCalled();
  });

  it('has no choice that nobody makes', () => {
    expect(Object.keys(CHOICES).filter((place) => at(template, place) === undefined)).toEqual([]);
  });
});

const others = readdirSync(folder).filter((file) => file !== 'id.json');

describe.each(others)('%s', (file) => {
  const catalog = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Patterns;

  it('has every text, and none that nobody asks for', () => {
    expect(places(catalog).toSorted()).toEqual(places(template).toSorted());
  });

  it('names what each failure names', () => {
    const blanksOf = (sentence = '') => [...sentence.matchAll(/\{\w+\}/g)].map(String).toSorted();
    for (const [code, sentence] of Object.entries(INDONESIAN)) {
      expect(blanksOf(at(catalog, `screens/sentences/${code}`)), code).toEqual(blanksOf(sentence));
    }
  });

  it('can be read, and has the values of each sentence', () => {
    const wrong: string[] = [];
    eachText(own, (place, text) => {
      if (typeof text !== 'function') return;
      const write = sentenceOf(at(catalog, place) ?? '', String(catalog.language), () => '');
      const values = ['#7', '#8', '#9', '#6'].slice(0, text.length) as never[];
      const lost = values.filter(
        (one) => text(...values).includes(one) && !write(...values).includes(one),
      );
      if (lost.length > 0) wrong.push(`${place}: ${at(catalog, place)}`);
    });
    expect(wrong).toEqual([]);
    expect(said).not.toHaveBeenCalled();
  });
});
