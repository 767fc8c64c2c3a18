import { afterEach, describe, expect, it, vi } from 'vitest';
import { basicTexts } from '../indonesian/index.js';
import { reword } from './reword.js';
import { sentenceOf } from './sentence-of.js';

const said = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => said.mockClear());

const write = (pattern: string, ...values: unknown[]) =>
  sentenceOf(pattern, 'en', () => 'Indonesia')(...(values as never[]));

describe('a pattern', () => {
  it.each([
    ['{0} of {1}', ['2', '5'], '2 of 5'],
    ['{n0, plural, one {# set} other {{0} sets}}', ['1'], '1 set'],
    ['{n0, plural, one {# set} other {{0} sets}}', ['1.234'], '1.234 sets'],
    ['{n0, plural, =0 {none} other {#}}', [0], 'none'],
    ['{n0, plural, other {#}}', [1234], '1,234'],
    ['{s0, select, Sulit {Hard} other {{0}}}', ['Sulit'], 'Hard'],
    ['{s0, select, Sulit {Hard} other {{0}}}', ['Baru'], 'Baru'],
    ['{s0, select, none {Code} other {{0} code}}', [''], 'Code'],
    ['{s0, select, none {Code} other {{0} code}}', [undefined], 'Code'],
    ['{s0, select, none {Code} other {{0} code}}', ['Java'], 'Java code'],
    ['{s0, select, none {} other {, {0}}}', [''], ''],
    ['{n0, plural, other {{s1, select, A {# of A} other {#}}}}', ['2', 'A'], '2 of A'],
    ['<b>{0}</b>', ['it'], '<b>it</b>'],
    ["it''s {0}", ['it'], "it's it"],
    ["it's '{0}' and {0}", ['#'], "it's {0} and #"],
    ['# {0}', ['{1}'], '# {1}'],
  ])('%s with %j is %j', (pattern, values, text) => {
    expect(write(pattern, ...values)).toBe(text);
    expect(said).not.toHaveBeenCalled();
  });

  it('follows the plurals of its language', () => {
    const files = '{n0, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}';
    const sentence = sentenceOf(files, 'pl', () => '') as (count: string) => string;
    expect(['1', '3', '5', '22'].map(sentence)).toEqual([
      '1 plik',
      '3 pliki',
      '5 plików',
      '22 pliki',
    ]);
  });

  it.each(['{0', '{0}}', '{2}', '{0, number}', '{name}'])(
    'that is wrong is said and not shown: %s',
    (pattern) => {
      expect(write(pattern, 'a')).toBe('Indonesia');
      expect(said).toHaveBeenCalledOnce();
    },
  );
});

describe('reword', () => {
  const malay = {
    language: 'ms-MY',
    components: { 'dialog.close': 'Tutup {0}', 'chip.remove': 'Buang {0}', 'no.such': 'x' },
  };
  type Basic = Record<keyof typeof basicTexts, string> & typeof basicTexts;

  it('reads texts and sentences by their names, and leaves out what is none', () => {
    const texts = reword(basicTexts, malay) as Basic;
    expect(texts['dialog.close']).toBe('Tutup {0}');
    expect(texts['chip.remove']('UTS')).toBe('Buang UTS');
    expect(texts['format.locale']).toBe('ms-MY');
    expect(texts['spinner.label']).toBe('Memuat');
    expect(Object.keys(texts)).toEqual(Object.keys(basicTexts));
  });

  it('answers the same object for the same two', () => {
    expect(reword(basicTexts, malay)).toBe(reword(basicTexts, malay));
  });
});
