/** Signs that no XML file may hold, whatever they are written as. */
const FORBIDDEN = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;

const clean = (text: string) => text.replace(FORBIDDEN, '\ufffd');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text within an element or an attribute. */
export const escapeXml = (text: string) =>
  clean(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A text as it is, in one section or more: the end of one is cut in two. */
export const cdata = (text: string) =>
  `<![CDATA[${clean(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function signOf(reference: string, code: string): string {
  const isHex = code.startsWith('x');
  const point = Number.parseInt(isHex ? code.slice(1) : code, isHex ? 16 : 10);
  const isSign = point > 0 && point <= 0x10_ffff && (point < 0xd800 || point > 0xdfff);
  return isSign ? String.fromCodePoint(point) : reference;
}

/** Reads the entities that XML has itself; all others stay as they are written. */
export const unescapeXml = (text: string) =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7}|x[\da-fA-F]{1,6}));/g, (found, name, code) =>
    name === undefined ? signOf(found, code) : (SIGNS[name] ?? found),
  );
