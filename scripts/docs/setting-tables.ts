import { environmentSchema } from '../../apps/server/src/settings/environment-schema.js';
import type { SettingFacts } from '../../apps/server/src/settings/setting-words.js';

type Language = 'id' | 'en';
const HEADS = { id: '| Variabel | Bawaan | Arti |', en: '| Variable | Default | Meaning |' };
/** More names of one kind than fit into a cell. */
const MANY = 4;

interface Line {
  names: string[];
  defaults: unknown[];
  words: NonNullable<SettingFacts['words']>;
}

function lines(): Line[] {
  const found: Line[] = [];
  for (const [name, schema] of Object.entries(environmentSchema.shape)) {
    const { words } = (schema.meta() ?? {}) as SettingFacts;
    if (words) found.push({ names: [], defaults: [], words });
    const line = found.at(-1);
    line?.names.push(name);
    line?.defaults.push(schema.safeParse(undefined).data ?? '');
  }
  return found;
}

const asCode = (text: unknown) => `\`${text}\``;

const kindOf = (name: string) => name.slice(0, name.indexOf('_') + 1);

/** `OIDC_*` for many that begin so. */
function namesOf(names: readonly string[]): string {
  const short = names.map((name) => {
    const ofKind = names.filter((one) => kindOf(one) === kindOf(name));
    return ofKind.length < MANY ? name : `${kindOf(name)}*`;
  });
  return [...new Set(short)].map(asCode).join(', ');
}

/** The table of all settings that this language's guide has. */
function settingTable(language: Language): string {
  const rows = lines().flatMap(({ names, defaults, words }) => {
    const said = words[language];
    const known = defaults.every((one) => String(one) !== '') && defaults.map(asCode).join(', ');
    const other = words.otherwise?.[language === 'id' ? 0 : 1];
    return said === undefined
      ? []
      : [`| ${namesOf(names)} | ${other ?? (known || '–')} | ${said} |`];
  });
  return [HEADS[language], '| --- | --- | --- |', ...rows].join('\n');
}

/** A guide with its table of settings made anew. */
export function withSettings(guide: string, language: Language): string {
  const begin = guide.indexOf(HEADS[language]);
  if (begin < 0) throw new Error(`The guide has no table '${HEADS[language]}'`);
  return guide.slice(0, begin) + settingTable(language) + guide.slice(guide.indexOf('\n\n', begin));
}
