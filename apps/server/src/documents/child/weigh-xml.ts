/** Cost of laying out a Word document, added up over its parts. */
export interface Weight {
  elements: number;
  /** The deepest element. */
  depth: number;
  paragraphs: number;
  /** Cells of all tables, each table taken as wide as its widest row. */
  cells: number;
  /** Of the widest row. */
  columns: number;
  pictures: number;
  /** The squares of the lengths of long words, added: what breaking them into lines costs. */
  longWords: number;
  /** The squares of the numbers of marks on one letter, added. */
  heapedMarks: number;
}

export const NO_WEIGHT: Readonly<Weight> = {
  elements: 0,
  depth: 0,
  paragraphs: 0,
  cells: 0,
  columns: 0,
  pictures: 0,
  longWords: 0,
  heapedMarks: 0,
};

/** A part with what Word never writes: a document type, or a tag without its end. */
export class StrangeXml extends Error {}

const LONG_WORD = 100;
const MANY_MARKS = 8;
const MARK = /\p{M}/u;
/** Elements that end a word, like white space. */
const ENDS_WORD: ReadonlySet<string> = new Set(['p', 'br', 'cr', 'tab', 'tc']);

const square = (value: number, above: number) => (value > above ? value * value : 0);

const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d);

function signOf(reference: string): string {
  const isHex = /^x/i.test(reference);
  const code = Number.parseInt(isHex ? reference.slice(1) : reference, isHex ? 16 : 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '?';
}

const withSigns = (text: string) =>
  text.includes('&#') ? text.replace(/&#(x?[\da-f]{1,8});/gi, (_, of: string) => signOf(of)) : text;

/** Follows words over the elements that they are cut into. */
function createWords(weight: Weight) {
  let word = 0;
  let marks = 0;
  const endMarks = () => {
    weight.heapedMarks += square(marks, MANY_MARKS);
    marks = 0;
  };
  const end = () => {
    endMarks();
    weight.longWords += square(word, LONG_WORD);
    word = 0;
  };
  return {
    end,
    add: (text: string) => {
      for (const sign of withSigns(text)) {
        const code = sign.codePointAt(0) ?? 0;
        if (isSpace(code)) {
          if (word > 0) end();
          continue;
        }
        word += 1;
        if (code > 0x2ff && MARK.test(sign)) marks += 1;
        else if (marks > 0) endMarks();
      }
    },
  };
}

/** Follows tables, which may stand in one another's cells. */
function createTables(weight: Weight) {
  const open: { rows: number; columns: number; inRow: number }[] = [];
  const close = () => {
    const { rows, columns } = open.pop() ?? { rows: 0, columns: 0 };
    weight.cells += rows * columns;
  };
  return {
    begin: (name: string) => {
      if (name === 'tbl') open.push({ rows: 0, columns: 0, inRow: 0 });
      const table = open.at(-1);
      if (table === undefined) return;
      if (name === 'tr') {
        table.rows += 1;
        table.inRow = 0;
      }
      if (name === 'tc') {
        table.inRow += 1;
        table.columns = Math.max(table.columns, table.inRow);
        weight.columns = Math.max(weight.columns, table.inRow);
      }
    },
    end: (name: string) => {
      if (name === 'tbl') close();
    },
    /** Tables that the part breaks off within. */
    endAll: () => {
      while (open.length > 0) close();
    },
  };
}

const SECTIONS = [
  { begins: '<![CDATA[', ends: ']]>', isText: true },
  { begins: '<!--', ends: '-->', isText: false },
  { begins: '<?', ends: '?>', isText: false },
] as const;

/** A `>` within quotes is part of a value. */
const TAG = /<\/?([^\s"'<>/!]+)(?:[^"'>]|"[^"]*"|'[^']*')*>/y;

interface Followers {
  words: ReturnType<typeof createWords>;
  tables: ReturnType<typeof createTables>;
}

/** Reads a section, when one begins here; returns where it ends. */
function readSection(xml: string, at: number, { words }: Followers): number | undefined {
  const section = SECTIONS.find(({ begins }) => xml.startsWith(begins, at));
  if (section === undefined) return undefined;
  const end = xml.indexOf(section.ends, at + section.begins.length);
  if (end < 0) throw new StrangeXml();
  if (section.isText) words.add(xml.slice(at + section.begins.length, end));
  return end + section.ends.length;
}

function countElement(name: string, weight: Weight): void {
  weight.elements += 1;
  if (name === 'p') weight.paragraphs += 1;
  if (name === 'blip' || name === 'imagedata') weight.pictures += 1;
}

/** Adds a part's weight, in one pass over its text: no tree is made of it. */
export function weighXml(xml: string, weight: Weight): void {
  const followers = { words: createWords(weight), tables: createTables(weight) };
  const { words, tables } = followers;
  let depth = 0;

  function readTag(at: number): number {
    TAG.lastIndex = at;
    const [tag, fullName = ''] = TAG.exec(xml) ?? [];
    if (tag === undefined) throw new StrangeXml();
    const name = fullName.slice(fullName.lastIndexOf(':') + 1);
    if (ENDS_WORD.has(name)) words.end();
    if (tag.startsWith('</')) {
      depth -= 1;
      tables.end(name);
      return at + tag.length;
    }
    countElement(name, weight);
    tables.begin(name);
    if (tag.endsWith('/>')) tables.end(name);
    else depth += 1;
    weight.depth = Math.max(weight.depth, depth);
    return at + tag.length;
  }

  function readText(at: number): number {
    const next = xml.indexOf('<', at);
    const end = next < 0 ? xml.length : next;
    words.add(xml.slice(at, end));
    return end;
  }

  for (let at = 0; at < xml.length; ) {
    at = xml[at] === '<' ? (readSection(xml, at, followers) ?? readTag(at)) : readText(at);
  }
  words.end();
  tables.endAll();
}
