import { formulaText } from './formula-text.js';
import { createNumbering, hides, type Mark, readStyles } from './numbering.js';
import type { WordPackage } from './open-parts.js';
import { decodeXml, escapeXml } from './xml.js';
import {
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

const hasWithin = (node: XmlNode, names: readonly string[]): boolean =>
  elementsIn(node).some((one) => names.includes(localName(one.name)) || hasWithin(one, names));

/**
 * A Word document's parts as mammoth finds them, with what it would leave out without a word said in a way
 * that it knows: formulas and the results of short fields as text, pictures that it cannot take by name,
 * and each paragraph's number as a bookmark. What is hidden is left out.
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
      if (name === 'oMathPara' || name === 'fldSimple') return inside(node, isHidden);
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
      const same = { ...node, children: inside(node, isHidden) };
      const boxes = name === 'drawing' ? within(same, 'txbxContent') : [];
      if (boxes.length > 0) return [same, element(`${prefix}pict`, {}, ...boxes)];
      const isLost = DRAWINGS.has(name) && !hasWithin(same, SHOWN);
      return isLost ? [same, text('[gambar]')] : [same];
    }

    const inside = (node: XmlNode, isHidden?: boolean): Content =>
      node.children.flatMap((one) => (typeof one === 'string' ? [one] : content(one, isHidden)));

    return { ...root, children: inside(root) };
  }

  /** mammoth reads styles and numbers before the texts that have them. */
  function readable(xml: string): string {
    const [, name = ''] = /<(?![?!])(?:[^\s<>:/]+:)?([^\s<>/]+)/.exec(xml) ?? [];
    if (name === 'styles') styles = readStyles(readTree(xml));
    if (name === 'numbering') markOf = createNumbering(readTree(xml), styles);
    return TEXTS.has(name) ? writeTree(written(readTree(xml))) : xml;
  }

  return {
    exists: (path: string) => parts.has(path),
    read: async (path: string, encoding?: string) => {
      const bytes = (await parts.read(path)) ?? Buffer.alloc(0);
      if (encoding === undefined) return bytes;
      return encoding === 'base64' ? bytes.toString('base64') : readable(decodeXml(bytes));
    },
  };
}
