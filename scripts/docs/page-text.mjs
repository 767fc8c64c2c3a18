/** @typedef {{ heading: string, body: string }} Section */
/** @typedef {{ kind: 'Do' | 'Dont', text: string, example: string }} Rule `example` is the export that shows it */

const KINDS = /** @type {const} */ ({ Lakukan: 'Do', Do: 'Do', Hindari: 'Dont', "Don't": 'Dont' });

/**
 * The sections of a page's Markdown. Shared with Storybook, so nothing here needs Node.
 *
 * @param {string} text
 * @returns {Section[]} the text above the first heading comes first, with an empty heading
 */
export function sectionsOf(text) {
  const [first = '', ...rest] = `\n${text.replaceAll('\r\n', '\n')}`.split('\n## ');
  return [
    { heading: '', body: first.trim() },
    ...rest.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading: heading.trim(), body: lines.join('\n').trim() };
    }),
  ];
}

/**
 * The items of the section "Lakukan dan hindari". The first "Lakukan" belongs to the export `Do` of
 * `*.examples.tsx`, the second to `Do2`; "Hindari" likewise to `Dont`.
 *
 * @param {string} body
 * @returns {Rule[]}
 */
export function rulesOf(body) {
  const counts = { Do: 0, Dont: 0 };
  return [...body.matchAll(/^- (Lakukan|Hindari|Do|Don't): (.+)$/gm)].map(([, word, text = '']) => {
    const kind = KINDS[/** @type {keyof typeof KINDS} */ (word)];
    counts[kind] += 1;
    return { kind, text, example: counts[kind] === 1 ? kind : `${kind}${counts[kind]}` };
  });
}

/** A story in the middle of prose, on a line of its own: `<Canvas of="Checks" />`. */
export const CANVAS = /^<Canvas of="(\w+)" \/>$/m;

/**
 * The first half of the address of a page or story, as Storybook makes it of a title.
 *
 * @param {string} title such as `Layar/Cari Soal`
 */
export const idOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
