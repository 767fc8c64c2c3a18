/** @typedef {{ status: string, example: string, en: string, id: string }} ComponentDoc */
/** @typedef {{ llms: string, docs: Record<string, ComponentDoc> }} Library */

const WORDS = {
  en: {
    status: { stabil: 'stable', uji: 'in trial', ditinggalkan: 'deprecated' },
    statusIs: 'Status',
    parts: 'Parts and props',
    example: 'Example',
    list: 'Components',
    more: 'One of them: npx @bank-soal/ui doc NAME',
    unknown: 'There is no component',
    nearest: 'Near to it',
  },
  id: {
    status: { stabil: 'stabil', uji: 'masa uji', ditinggalkan: 'ditinggalkan' },
    statusIs: 'Status',
    parts: 'Bagian dan prop',
    example: 'Contoh',
    list: 'Komponen',
    more: 'Salah satunya: npx @bank-soal/ui doc NAMA --lang id',
    unknown: 'Tidak ada komponen',
    nearest: 'Yang dekat',
  },
};

/**
 * Printed text for a name, and whether it was found.
 *
 * @param {Library} library what the package says of itself
 * @param {string | undefined} asked such as `data-table`, `DataTable` or `@bank-soal/ui/data-table`
 * @param {'en' | 'id'} language
 * @returns {{ text: string, found: boolean }}
 */
export function docOf(library, asked, language) {
  const sections = sectionsOf(library.llms);
  if (asked === undefined) return { text: listText(sections, language), found: true };
  const name = folderOf(sections, asked);
  const section = name === undefined ? undefined : sections.get(name);
  if (name === undefined || section === undefined) {
    const near = nearest([...sections.keys()], asked);
    const words = WORDS[language];
    return {
      text: `${words.unknown} '${asked}'. ${words.nearest}: ${near.join(', ')}\n`,
      found: false,
    };
  }
  return { text: pageText(name, section, library.docs[name], language), found: true };
}

/** The parts of llms.txt by the name of the import. @type {(llms: string) => Map<string, string>} */
function sectionsOf(llms) {
  const [, ...sections] = llms.split(/^### /m);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end).trim()];
    }),
  );
}

/** @type {(sections: Map<string, string>, language: 'en' | 'id') => string} */
function listText(sections, language) {
  const width = Math.max(...[...sections.keys()].map((name) => name.length));
  const lines = [...sections].map(([name, section]) => {
    const said = /^\*\*\w+\*\*: (.+)$/m.exec(section)?.[1] ?? '';
    return `${name.padEnd(width)}  ${said}`.trimEnd();
  });
  const { list, more } = WORDS[language];
  return `# ${list}\n\n${lines.join('\n')}\n\n${more}\n`;
}

/** @type {(name: string, section: string, doc: ComponentDoc | undefined, language: 'en' | 'id') => string} */
function pageText(name, section, doc, language) {
  const words = WORDS[language];
  const [imported = '', ...parts] = section.split('\n\n');
  const [purpose, rest] = atFirstHeading(doc?.[language] ?? '');
  const status = words.status[/** @type {'uji'} */ (doc?.status ?? '')];
  return `${[
    `# ${name}`,
    imported.replaceAll('`', ''),
    status && `${words.statusIs}: ${status}`,
    purpose,
    `## ${words.parts}`,
    ...parts,
    doc?.example && `## ${words.example}\n\n\`\`\`tsx\n${doc.example}\n\`\`\``,
    rest,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** @type {(prose: string) => [before: string, from: string]} */
function atFirstHeading(prose) {
  const at = prose.search(/^## /m);
  return at < 0 ? [prose, ''] : [prose.slice(0, at).trim(), prose.slice(at)];
}

/** A component by its import, its own name, or the name of one of its parts. */
/** @type {(sections: Map<string, string>, asked: string) => string | undefined} */
function folderOf(sections, asked) {
  const bare = asked.replace(/^@bank-soal\/ui\//, '');
  if (sections.has(bare)) return bare;
  const plain = plainName(bare);
  const names = [...sections.keys()];
  return (
    names.find((name) => plainName(name) === plain) ??
    names.find((name) =>
      [...(sections.get(name) ?? '').matchAll(/^\*\*(\w+)\*\*:/gm)].some(
        ([, part = '']) => plainName(part) === plain,
      ),
    )
  );
}

/** @type {(name: string) => string} */
function plainName(name) {
  return name.replace(/[^a-z0-9]/gi, '').toLowerCase();
}

/**
 * The names that were most likely meant, best first.
 *
 * @param {string[]} names
 * @param {string} asked
 * @returns {string[]} at most five
 */
export function nearest(names, asked) {
  const plain = plainName(asked);
  const weight = (/** @type {string} */ name) => {
    const other = plainName(name);
    const holds = plain.length > 2 && (other.includes(plain) || plain.includes(other));
    return distance(plain, other) - (holds ? plain.length + other.length : 0);
  };
  return names.toSorted((one, other) => weight(one) - weight(other)).slice(0, 5);
}

/** Letters to add, leave out or change. @type {(one: string, other: string) => number} */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, against] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
