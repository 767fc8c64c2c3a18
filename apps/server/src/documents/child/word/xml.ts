/** XML that is broken, or that has what no Word document needs, such as a document type. */
export class UnusableXml extends Error {}

export interface Attribute {
  /** With its prefix. */
  name: string;
  /** With references resolved. */
  value: string;
  /** As it was written, with its quotes. */
  written: string;
}

export interface StartTag {
  kind: 'start';
  /** With its prefix. */
  name: string;
  attributes: readonly Attribute[];
  /** It has no end of its own. */
  closed: boolean;
}

export type XmlToken =
  | StartTag
  | { kind: 'end'; name: string }
  /** `written` has references as they were, and nothing that begins a tag. */
  | { kind: 'text'; written: string };

const NAME = String.raw`[\p{L}_][\p{L}\p{N}_.:-]*`;
const OPENING = new RegExp(`<(${NAME})`, 'uy');
const ATTRIBUTE = new RegExp(String.raw`\s+(${NAME})\s*=\s*("[^"<]*"|'[^'<]*')`, 'uy');
const OPENING_END = /\s*(\/?)>/uy;
const CLOSING = new RegExp(String.raw`</(${NAME})\s*>`, 'uy');
const SECTIONS = [
  { begins: '<!--', ends: '-->', isText: false },
  { begins: '<?', ends: '?>', isText: false },
  { begins: '<![CDATA[', ends: ']]>', isText: true },
] as const;

const UNKNOWN_REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i;
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function signOf(reference: string): string {
  const sign = SIGNS[reference];
  if (sign !== undefined) return sign;
  const isHex = /^#x/i.test(reference);
  const code = Number.parseInt(reference.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  if (!(code <= 0x10ffff)) throw new UnusableXml('a sign beyond Unicode');
  return String.fromCodePoint(code);
}

/** Text as it is read: five names and all numbers stand for signs, other names are not known. */
export function resolveReferences(written: string): string {
  if (UNKNOWN_REFERENCE.test(written)) throw new UnusableXml('an entity');
  return written.replace(/&([^;]+);/g, (_, reference: string) => signOf(reference));
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The text that a part's bytes say, in the two encodings of Word documents. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = first === 0xff && second === 0xfe;
  const isWideBig = first === 0xfe && second === 0xff;
  try {
    const encoding = isWide ? 'utf-16le' : isWideBig ? 'utf-16be' : 'utf-8';
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnusableXml('bytes that are no text');
  }
}

function match(pattern: RegExp, xml: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(xml);
}

/** One token, or none, and where it ends. */
type Read = readonly [token: XmlToken | undefined, end: number];

function readText(xml: string, at: number): Read {
  const next = xml.indexOf('<', at);
  const end = next < 0 ? xml.length : next;
  const written = xml.slice(at, end);
  if (UNKNOWN_REFERENCE.test(written)) throw new UnusableXml('an entity');
  return [{ kind: 'text', written }, end];
}

function readSection(xml: string, at: number): Read | undefined {
  const section = SECTIONS.find(({ begins }) => xml.startsWith(begins, at));
  if (section === undefined) return undefined;
  const from = at + section.begins.length;
  const end = xml.indexOf(section.ends, from);
  if (end < 0) throw new UnusableXml('a section without its end');
  const written = escapeXml(xml.slice(from, end));
  return [section.isText ? { kind: 'text', written } : undefined, end + section.ends.length];
}

function readClosing(xml: string, at: number): Read | undefined {
  const found = match(CLOSING, xml, at);
  return found === null ? undefined : [{ kind: 'end', name: found[1] ?? '' }, CLOSING.lastIndex];
}

function readOpening(xml: string, at: number): Read {
  const opening = match(OPENING, xml, at);
  if (opening === null) throw new UnusableXml('a document type, or no tag');
  const attributes: Attribute[] = [];
  let end = OPENING.lastIndex;
  for (;;) {
    const found = match(ATTRIBUTE, xml, end);
    if (found === null) break;
    const [, name = '', written = ''] = found;
    attributes.push({ name, value: resolveReferences(written.slice(1, -1)), written });
    end = ATTRIBUTE.lastIndex;
  }
  const last = match(OPENING_END, xml, end);
  if (last === null) throw new UnusableXml('a tag without its end');
  const closed = last[1] === '/';
  return [{ kind: 'start', name: opening[1] ?? '', attributes, closed }, OPENING_END.lastIndex];
}

/**
 * The tokens of an XML text, in their order. Comments and instructions are left out. Whether tags
 * match is not looked at: what reads the rewritten text does that.
 *
 * @throws UnusableXml on anything but tags, text and sections: above all a document type
 */
export function* readXml(xml: string): Generator<XmlToken> {
  for (let at = 0; at < xml.length; ) {
    const [token, end] =
      xml[at] === '<'
        ? (readSection(xml, at) ?? readClosing(xml, at) ?? readOpening(xml, at))
        : readText(xml, at);
    if (token !== undefined) yield token;
    at = end;
  }
}
