import { allIn, attributeOf, firstIn, valueIn, type XmlNode } from './xml-tree.js';

const LETTERS = 26;
const MOST_LETTERS = 30 * LETTERS;
const MOST_ROMAN = 3999;
const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function roman(number: number): string {
  if (number > MOST_ROMAN) return String(number);
  let [rest, text] = [number, ''];
  for (const [value, sign] of ROMAN) {
    text += sign.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

/** As Word goes on behind z: aa, bb. */
function letters(number: number): string {
  if (number < 1 || number > MOST_LETTERS) return String(number);
  const letter = String.fromCharCode(97 + ((number - 1) % LETTERS));
  return letter.repeat(Math.ceil(number / LETTERS));
}

const FORMATS: Readonly<Record<string, (number: number) => string>> = {
  decimalZero: (number) => String(number).padStart(2, '0'),
  lowerLetter: letters,
  upperLetter: (number) => letters(number).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (number) => roman(number).toUpperCase(),
  none: () => '',
};

interface Style {
  basedOn: string | undefined;
  numbers: XmlNode | undefined;
  isHidden: boolean | undefined;
}

const OFF = new Set(['0', 'false', 'off']);

/** Whether a look hides its text; undefined where it does not say. */
export function hides(look: XmlNode | undefined): boolean | undefined {
  const vanish = firstIn(look, 'vanish') ?? firstIn(look, 'specVanish');
  return vanish === undefined ? undefined : !OFF.has(attributeOf(vanish, 'val') ?? '');
}

/** Values of a document's styles: the nearest in the line of those they are based on. */
export function readStyles(root?: XmlNode) {
  const styles = new Map<string | undefined, Style>();
  for (const node of allIn(root, 'style')) {
    styles.set(attributeOf(node, 'styleId'), {
      basedOn: valueIn(node, 'basedOn'),
      numbers: firstIn(firstIn(node, 'pPr'), 'numPr'),
      isHidden: hides(firstIn(node, 'rPr')),
    });
  }
  return <Part extends 'numbers' | 'isHidden'>(id: string | undefined, part: Part): Style[Part] => {
    const seen = new Set<string | undefined>();
    let style = styles.get(id);
    for (let at = id; style !== undefined && !seen.has(at); style = styles.get(at)) {
      if (style[part] !== undefined) return style[part];
      seen.add(at);
      at = style.basedOn;
    }
    return undefined;
  };
}

export type Styles = ReturnType<typeof readStyles>;

interface Level {
  start: number;
  format: string;
  text: string;
  isLegal: boolean;
  style: string | undefined;
}

interface List {
  /** Counters of the levels: lists of one kind share them. */
  counts: (number | undefined)[];
  levels: Level[];
  link: string | undefined;
}

function readLevel(node: XmlNode): Level {
  return {
    start: Number(valueIn(node, 'start') ?? 0),
    format: valueIn(node, 'numFmt') ?? 'decimal',
    text: valueIn(node, 'lvlText') ?? '',
    isLegal: firstIn(node, 'isLgl') !== undefined,
    style: valueIn(node, 'pStyle'),
  };
}

function levelsOf(node: XmlNode): Level[] {
  const levels: Level[] = [];
  for (const [at, level] of allIn(node, 'lvl').entries()) {
    levels[Number(attributeOf(level, 'ilvl') ?? at)] = readLevel(level);
  }
  return levels;
}

/** The mark in front of a paragraph, and how deep it stands. */
export interface Mark {
  mark: string;
  level: number;
}

/** Counts the paragraphs of a document as Word does. */
export function createNumbering(root: XmlNode | undefined, styles: Styles) {
  const lists = new Map<string | undefined, List>();
  for (const node of allIn(root, 'abstractNum')) {
    const list = { counts: [], levels: levelsOf(node), link: valueIn(node, 'numStyleLink') };
    lists.set(attributeOf(node, 'abstractNumId'), list);
  }
  const numbers = new Map(allIn(root, 'num').map((node) => [attributeOf(node, 'numId'), node]));
  const begun = new Set<string>();

  function listOf(num: XmlNode | undefined): List | undefined {
    const list = lists.get(valueIn(num, 'abstractNumId'));
    if (list?.link === undefined) return list;
    const linked = valueIn(styles(list.link, 'numbers'), 'numId');
    return lists.get(valueIn(numbers.get(linked), 'abstractNumId'));
  }

  return (own: XmlNode | undefined, style: string | undefined): Mark | undefined => {
    const styled = styles(style, 'numbers');
    const id = valueIn(own, 'numId') ?? valueIn(styled, 'numId');
    const num = numbers.get(id);
    const list = listOf(num);
    if (list === undefined) return undefined;
    const said = valueIn(own, 'ilvl') ?? valueIn(styled, 'ilvl');
    const byStyle = style === undefined ? -1 : list.levels.findIndex((one) => one?.style === style);
    const at = said === undefined ? Math.max(0, byStyle) : Number(said);
    const changes = allIn(num, 'lvlOverride');
    const changeOf = (depth: number) =>
      changes.find((one) => Number(attributeOf(one, 'ilvl')) === depth);
    const levelOf = (depth: number) => {
      const changed = firstIn(changeOf(depth), 'lvl');
      return changed === undefined ? list.levels[depth] : readLevel(changed);
    };
    const level = levelOf(at);
    if (level === undefined) return undefined;

    const anew = valueIn(changeOf(at), 'startOverride');
    const isFirst = anew !== undefined && !begun.has(`${id} ${at}`);
    begun.add(`${id} ${at}`);
    const before = isFirst ? undefined : list.counts[at];
    list.counts.length = at + 1;
    list.counts[at] = before === undefined ? Number(isFirst ? anew : level.start) : before + 1;
    if (level.format === 'bullet') return { mark: '•', level: at };
    const mark = level.text.replace(/%([1-9])/g, (_, place: string) => {
      const depth = Number(place) - 1;
      const { start = 1, format = 'decimal' } = levelOf(depth) ?? {};
      const write = level.isLegal ? String : (FORMATS[format] ?? String);
      return write(list.counts[depth] ?? start);
    });
    return { mark, level: at };
  };
}
