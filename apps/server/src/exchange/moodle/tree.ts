import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { createLines } from '../lines.js';
import { FileRefused } from '../types.js';
import { unescapeXml } from './escape.js';

const TEXT = '#text';
const CDATA = '#cdata';
const ATTRIBUTES = ':@';

/** An element, a text or a section of the file, as the parser keeps their order. */
type RawNode = Record<string, unknown>;

/** Moodle nests some eight. */
const DEPTH_MAX = 50;

const parser = new XMLParser({
  // Bombs stay what they are; the entities of XML itself are read in `textOf`.
  processEntities: false,
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  cdataPropName: CDATA,
  captureMetaData: true,
  maxNestedTags: DEPTH_MAX,
  // Pictures, millions of letters: they are taken in one piece.
  stopNodes: ['..file'],
});

const PLACE = XMLParser.getMetaDataSymbol() as symbol;

/** An element of the file. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Elements within it. */
  children: readonly Element[];
  /** Its own text, without that of its elements. */
  text: string;
  /** All that stands in it, its elements as HTML: people forget the section around it. */
  html: string;
  /** Where it begins and ends in the file. */
  start: number;
  end: number;
}

function textIn(node: RawNode): string {
  if (TEXT in node) return unescapeXml(String(node[TEXT]));
  const section = node[CDATA];
  return Array.isArray(section)
    ? section.map((one: RawNode) => String(one[TEXT] ?? '')).join('')
    : '';
}

const EMPTY: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'wbr', 'embed']);

/** Text without a section around it, as HTML. */
function htmlIn(node: RawNode): string {
  if (TEXT in node) return String(node[TEXT]);
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES) ?? '?';
  if (name === CDATA) return textIn(node);
  if (name.startsWith('?')) return '';
  const attributes = Object.entries((node[ATTRIBUTES] ?? {}) as Record<string, string>);
  const begin = `<${name}${attributes.map(([key, value]) => ` ${key}="${value}"`).join('')}>`;
  const inner = (node[name] as RawNode[]).map(htmlIn).join('');
  return EMPTY.has(name) ? begin : `${begin}${inner}</${name}>`;
}

function elementOf(node: RawNode): Element[] {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES);
  if (name === undefined || name === TEXT || name === CDATA || name.startsWith('?')) return [];
  const inner = node[name] as RawNode[];
  const { startIndex = 0, endIndex = 0 } = (node as Record<symbol, unknown>)[PLACE] as {
    startIndex?: number;
    endIndex?: number;
  };
  const attributes = Object.entries((node[ATTRIBUTES] ?? {}) as Record<string, string>);
  return [
    {
      name,
      attributes: Object.fromEntries(attributes.map(([key, value]) => [key, unescapeXml(value)])),
      children: inner.flatMap(elementOf),
      text: inner.map(textIn).join(''),
      html: name === 'text' ? inner.map(htmlIn).join('') : '',
      start: startIndex,
      end: endIndex,
    },
  ];
}

const PASSED_OVER = [
  { begins: '<!--', ends: '-->' },
  { begins: '<![CDATA[', ends: ']]>' },
] as const;

/** Whether a document type stands outside of comments and sections. */
function hasDoctype(xml: string): boolean {
  for (let at = xml.indexOf('<!'); at >= 0; at = xml.indexOf('<!', at + 2)) {
    const part = PASSED_OVER.find(({ begins }) => xml.startsWith(begins, at));
    if (part === undefined) return true;
    const end = xml.indexOf(part.ends, at);
    if (end < 0) return false;
    at = end;
  }
  return false;
}

function parse(xml: string): RawNode[] {
  try {
    return parser.parse(xml) as RawNode[];
  } catch (error) {
    if (/nested/i.test(String(error))) throw new FileRefused({ code: 'broken-xml', what: 'depth' });
    throw new FileRefused({ code: 'broken-xml', ...createLines(xml).placeOf(0) });
  }
}

/**
 * Reads a file of XML. No entity of its own is known, and no address is ever requested.
 *
 * @returns its outermost elements
 * @throws FileRefused
 */
export function readXml(xml: string): Element[] {
  if (hasDoctype(xml)) throw new FileRefused({ code: 'broken-xml', what: 'doctype' });
  const valid = XMLValidator.validate(xml);
  if (valid !== true) {
    throw new FileRefused({ code: 'broken-xml', line: valid.err.line, column: valid.err.col });
  }
  return parse(xml).flatMap(elementOf);
}

/** The first element of a name within another. */
export const childOf = (element: Element | undefined, name: string) =>
  element?.children.find((child) => child.name === name);

/** All elements of a name within another. */
export const childrenOf = (element: Element | undefined, name: string) =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The element with the text of another, mostly its child `text`; else itself. */
const sayerOf = (element: Element | undefined) => childOf(element, 'text') ?? element;

/** Whether the text of an element has markup without a section around it. */
export function isMixed(element: Element | undefined): boolean {
  const sayer = sayerOf(element);
  return sayer?.name === 'text' && sayer.children.length > 0;
}

/** Text of an element, with the blanks around it. */
export function wholeIn(element: Element | undefined): string {
  const sayer = sayerOf(element);
  return (isMixed(element) ? sayer?.html : sayer?.text) ?? '';
}

/** Text of an element. */
export const saidIn = (element: Element | undefined): string => wholeIn(element).trim();
