import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INDONESIAN } from '@bank-soal/contract/indonesian';
import { indonesian } from '@bank-soal/ui/lib/strings';

type Sentence = (...values: string[]) => string;
export interface Texts {
  [name: string]: string | Sentence | Texts;
}
export interface Patterns {
  [name: string]: string | Patterns;
}

const screens = fileURLToPath(new URL('../../packages/screens/src', import.meta.url));

/** Every text of components and screens, as it is built in. */
export async function builtIn(): Promise<{ components: Texts; screens: Texts }> {
  const areas: Texts = {};
  for (const file of globSync('**/*.ts', { cwd: screens }).toSorted()) {
    const source = readFileSync(join(screens, file), 'utf8');
    for (const [, area = '', name = ''] of source.matchAll(/ useMessages\('(\w+)', (\w+)/g)) {
      areas[area] = ((await import(join(screens, file))) as Record<string, Texts>)[name] ?? {};
    }
  }
  return { components: indonesian, screens: { ...areas, sentences: INDONESIAN } };
}

/** Sentences that say more than their values in a row. */
export const CHOICES: Readonly<Record<string, string>> = {
  'components/paperRow.dipakai': '{s0, select, none {Dipakai} other {Dipakai {0}}}',
  'components/questionRow.removed':
    '{s0, select, none {Akun dihapus} other {Dari {0} (akun dihapus)}}',
  'components/codeBlock.label': '{s0, select, none {Kode} other {Kode {0}}}',
  'components/markdownView.imageMissing':
    '{s0, select, none {Gambar tidak dapat dibuka} other {{0} (gambar tidak dapat dibuka)}}',
  'screens/leftForm/failed':
    '{s0, select, none {Form tidak dapat dibawa.} other {{0}}} Isinya tetap ada di peramban ini. Silakan coba lagi.',
  'screens/questions/used':
    '{s0, select, none {Ujian dosen lain} other {{0}}}{s1, select, none {} other {, {1}}}',
  'screens/questionList/notUsedFor':
    '{n0, plural, =1 {Belum dipakai semester ini} other {Belum dipakai {0} semester terakhir}}',
  'screens/account/notices': '{s0, select, none {Pemberitahuan} other {Pemberitahuan ({0} baru)}}',
};

const places = ['{0}', '{1}', '{2}', '{3}'];

/** A quote begins what is taken literally before a brace alone; twice it is always a quote. */
const asPattern = (text: string) => text.replaceAll("'", "''");

/** The same texts as patterns, from which a catalogue begins. */
export function patternsOf(texts: Texts, path: string): Patterns {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const place = `${path}/${name}`;
      if (typeof text === 'string') return [name, text];
      if (typeof text !== 'function') return [name, patternsOf(text, place)];
      return [name, CHOICES[place] ?? asPattern(text(...places.slice(0, text.length)))];
    }),
  );
}
