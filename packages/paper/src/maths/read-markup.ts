import type { MathNode } from './math-node.js';

const PART = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plainly = (text: string) => text.replace(/&[^;]+;/g, (sign) => SIGNS[sign] ?? sign);

interface Open extends MathNode {
  children: MathNode[];
}

/** Deeper formulas would be too small to read, and writers bound how often they call themselves. */
const DEEPEST = 40;

/**
 * The tree of KaTeX's own markup, which is well-formed and knows these few signs; no reader of any HTML.
 *
 * @returns nothing for a tree that is too deep
 */
export function readMarkup(markup: string): MathNode | undefined {
  const root: Open = { tag: 'root', attributes: {}, children: [], text: '' };
  const open: Open[] = [root];
  for (const [, closes, tag = '', attributes = '', empty, text] of markup.matchAll(PART)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined)
      parent.children.push({ tag: '#text', attributes: {}, children: [], text: plainly(text) });
    else if (closes) open.pop();
    else {
      const pairs = [...attributes.matchAll(ATTRIBUTE)];
      const named = pairs.map(([, name = '', value = '']) => [name, plainly(value)]);
      const node: Open = { tag, attributes: Object.fromEntries(named), children: [], text: '' };
      parent.children.push(node);
      if (!empty) open.push(node);
      if (open.length > DEEPEST) return undefined;
    }
  }
  return root;
}
