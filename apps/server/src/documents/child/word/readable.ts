import { posix } from 'node:path';
import { formulaText } from './formula-text.js';
import { createNumbering, hides, type Mark, readStyles } from './numbering.js';
import type { WordPackage } from './open-parts.js';
import { readRelations, relationsPath } from './relations.js';
import { decodeXml, escapeXml } from './xml.js';
import {
  attributeOf,
  elementsIn,
  firstIn,
  localName,
  readTree,
  valueIn,
  writeTree,
  type XmlNode,
} from './xml-tree.js';

type Content = (XmlNode | string)[];

const SHOWN: readonly string[] = ['blip', 'imagedata', 'txbxContent'];
const DRAWINGS = new Set(['drawing', 'object', 'pict']);
/** Elements that mammoth would leave out with the text within. */
const THROUGH = new Set(['bdo', 'dir', 'fldSimple', 'oMathPara', 'rt', 'ruby', 'rubyBase']);
/** Shapes whose text it knows by another name only. */
const SHAPES = new Set(['arc', 'curve', 'line', 'oval', 'polyline']);
const TEXTS = new Set(['document', 'endnotes', 'footnotes']);
const MARK = 'nomor:';

/** The mark that a bookmark of ours says; undefined for all others. */
export function markIn(bookmark: string | undefined): Mark | undefined {
  const [, level, mark] = /^nomor:(\d+):(.*)$/s.exec(bookmark ?? '') ?? [];
  return mark === undefined ? undefined : { mark, level: Number(level) };
}

const element = (name: string, value: Record<string, string>, ...children: Content): XmlNode => ({
  name,
  attributes: Object.entries(value).map(([key, said]) => ({
    name: key,
    value: said,
    written: `"${escapeXml(said)}"`,
  })),
  children,
});

const within = (node: XmlNode, name: string): XmlNode[] =>
  elementsIn(node).flatMap((one) => (localName(one.name) === name ? [one] : within(one, name)));

/** The text of a line; of a field, what Word kept of it. */
function textIn(node: XmlNode): string {
  const name = localName(node.name);
  if (name === 'tab' || name === 'ptab') return '    ';
  if (name === 't') return node.children.filter((one) => typeof one === 'string').join('');
  return name.endsWith('Pr') ? '' : elementsIn(node).map(textIn).join('');
}

const hasWithin = (node: XmlNode, names: readonly string[]): boolean =>
  elementsIn(node).some((one) => names.includes(localName(one.name)) || hasWithin(one, names));

/**
 * A Word document's parts as mammoth finds them, with what it would leave out without a word said in a way
 * that it knows: formulas and the results of short fields as text, pictures that it cannot take by name, each
 * paragraph's number as a bookmark, and the lines of headers and footers before and behind all others. What is
 * hidden is left out.
 */
export function readableParts(parts: WordPackage) {
  let styles = readStyles();
  let markOf = createNumbering(undefined, styles);

  function written(root: XmlNode): XmlNode {
    const prefix = root.name.includes(':') ? root.name.slice(0, root.name.indexOf(':') + 1) : '';
    const text = (said: string) => element(`${prefix}t`, {}, escapeXml(said));

    function paragraph(node: XmlNode): Content {
      const look = firstIn(node, 'pPr');
      const style = valueIn(look, 'pStyle');
      const isHidden = styles(style, 'isHidden');
      const children = inside(node, isHidden);
      const isMarkHidden = hides(firstIn(look, 'rPr')) ?? isHidden;
      const isGone = (one: XmlNode | string) => typeof one === 'string' || one.name === look?.name;
      if (isMarkHidden && children.every(isGone)) return [];
      const mark = markOf(firstIn(look, 'numPr'), style);
      if (mark !== undefined) {
        const name = `${MARK}${mark.level}:${mark.mark}`;
        const at = children.findIndex((one) => typeof one !== 'string' && one.name === look?.name);
        children.splice(at + 1, 0, element(`${prefix}bookmarkStart`, { [`${prefix}name`]: name }));
      }
      return [{ ...node, children }];
    }

    function content(node: XmlNode, isHidden?: boolean): Content {
      const name = localName(node.name);
      if (name === 'oMath') return [element(`${prefix}r`, {}, text(formulaText(node)))];
      if (THROUGH.has(name)) return inside(node, isHidden);
      if (name === 'p' && node.name === `${prefix}p`) return paragraph(node);
      if (name === 'pPr') return [node];
      if (name === 'AlternateContent') {
        const [plain, rich] = [firstIn(node, 'Fallback'), firstIn(node, 'Choice')];
        const shown = plain === undefined || plain.children.length === 0 ? rich : plain;
        return shown === undefined ? [] : inside(shown, isHidden);
      }
      if (node.name === `${prefix}r`) {
        const look = firstIn(node, 'rPr');
        if (hides(look) ?? styles(valueIn(look, 'rStyle'), 'isHidden') ?? isHidden) return [];
      }
      const shape = SHAPES.has(name) ? node.name.replace(name, 'rect') : node.name;
      const same = { ...node, name: shape, children: inside(node, isHidden) };
      const boxes = name === 'drawing' ? within(same, 'txbxContent') : [];
      if (boxes.length > 0) return [same, element(`${prefix}pict`, {}, ...boxes)];
      const isLost = DRAWINGS.has(name) && !hasWithin(same, SHOWN);
      return isLost ? [same, text('[gambar]')] : [same];
    }

    const inside = (node: XmlNode, isHidden?: boolean): Content =>
      node.children.flatMap((one) => (typeof one === 'string' ? [one] : content(one, isHidden)));

    return { ...root, children: inside(root) };
  }

  async function treeOf(path: string): Promise<XmlNode | undefined> {
    const bytes = await parts.read(path);
    return bytes && readTree(decodeXml(bytes));
  }

  /** The lines of a document's headers or footers, each once. */
  async function edgesOf(path: string, root: XmlNode) {
    const bytes = await parts.read(relationsPath(path));
    const relations = bytes === undefined ? [] : readRelations(bytes, posix.dirname(path));
    const settings = relations.find(({ kind }) => kind === 'settings');
    const isEven = hasWithin((await treeOf(settings?.path ?? '')) ?? root, ['evenAndOddHeaders']);
    const lines = { header: new Set<string>(), footer: new Set<string>() };
    for (const section of within(root, 'sectPr')) {
      const isFirst = firstIn(section, 'titlePg') !== undefined;
      for (const reference of elementsIn(section)) {
        const id = attributeOf(reference, 'id');
        const type = attributeOf(reference, 'type');
        const edge = relations.find((one) => one.id === id);
        if (edge?.kind !== 'header' && edge?.kind !== 'footer') continue;
        if ((type === 'first' && !isFirst) || (type === 'even' && !isEven)) continue;
        const tree = await treeOf(edge.path);
        const shown = tree === undefined ? [] : within(written(tree), 'p').map(textIn);
        for (const line of shown) if (line.trim() !== '') lines[edge.kind].add(line);
      }
    }
    return lines;
  }

  async function withEdges(path: string, root: XmlNode): Promise<XmlNode> {
    const { header, footer } = await edgesOf(path, root);
    const prefix = root.name.slice(0, root.name.indexOf(':') + 1);
    const line = (text: string) =>
      element(
        `${prefix}p`,
        {},
        element(`${prefix}r`, {}, element(`${prefix}t`, { 'xml:space': 'preserve' }, text)),
      );
    const [body, ...rest] = elementsIn(root);
    if (body === undefined) return root;
    const children = [...[...header].map(line), ...body.children, ...[...footer].map(line)];
    return { ...root, children: [{ ...body, children }, ...rest] };
  }

  /** mammoth reads styles and numbers before the texts that have them. */
  async function readable(path: string, xml: string): Promise<string> {
    const [, name = ''] = /<(?![?!])(?:[^\s<>:/]+:)?([^\s<>/]+)/.exec(xml) ?? [];
    if (name === 'styles') styles = readStyles(readTree(xml));
    if (name === 'numbering') markOf = createNumbering(readTree(xml), styles);
    if (!TEXTS.has(name)) return xml;
    const root = readTree(xml);
    const shown = written(root);
    return writeTree(name === 'document' ? await withEdges(path, shown) : shown);
  }

  return {
    exists: (path: string) => parts.has(path),
    read: async (path: string, encoding?: string) => {
      const bytes = (await parts.read(path)) ?? Buffer.alloc(0);
      if (encoding === undefined) return bytes;
      return encoding === 'base64'
        ? bytes.toString('base64')
        : await readable(path, decodeXml(bytes));
    },
  };
}
