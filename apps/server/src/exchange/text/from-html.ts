import { fromParse5 } from 'hast-util-from-parse5';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { toString as textIn } from 'mdast-util-to-string';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { Barred } from '../types.js';
import { cutFormulas } from './formulas.js';
import { type Image, type Inline, type Node, type Root, writeMarkdown } from './markdown.js';
import { withMathMl } from './mathml.js';
import { type Losses, tidied } from './tidy.js';

/** Handlers of references in a text. */
export interface Beside extends Losses {
  /** Replacement of a picture. */
  depict: (picture: Image) => Inline[];
  /** Receives a link that leads nowhere without the file. */
  unlink: (url: string) => void;
}

/** Deeper than anybody writes; the recursion stays within the stack. */
const DEPTH_MAX = 100;

type Html = DefaultTreeAdapterTypes.Node;

/** A text whose elements stand in one another without end. */
const tooDeep = () => new Barred({ code: 'broken-question', what: 'depth' });

function checkDepth(root: Html): void {
  let level: Html[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) throw tooDeep();
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  }
}

const scripted =
  (sign: '^' | '_'): Handle =>
  (state, node) => {
    const text = textIn({ type: 'root', children: state.all(node) as never }).trim();
    if (text === '') return undefined;
    const tex = /^[\w+\-*/=,. ()]+$/.test(text) ? text.replaceAll('_', '\\_') : undefined;
    const inner = tex !== undefined && /[A-Za-z]{2}/.test(tex) ? `\\mathrm{${tex}}` : tex;
    if (inner === undefined) return { type: 'text', value: `${sign}(${text})` };
    return { type: 'inlineMath', value: `${sign}{${inner}}` };
  };

const handlers = { sup: scripted('^'), sub: scripted('_') };

const SAFE_LINK = /^(?:https?:|mailto:)/i;

/** Stands for a break while formulas are looked for: one may reach over it. */
const BREAK = '\uFDD0';

/** Texts and the breaks between them, as one text. */
function joinLines(nodes: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const node of nodes) {
    const said = node.type === 'break' ? BREAK : node.type === 'text' ? node.value : undefined;
    const before = joined.at(-1);
    if (said === undefined) joined.push(node);
    else if (before?.type === 'text')
      joined[joined.length - 1] = { ...before, value: before.value + said };
    else joined.push({ type: 'text', value: said });
  }
  return joined;
}

const linesOf = (text: string): Inline[] =>
  text
    .split(BREAK)
    .flatMap((value, at): Inline[] => [
      ...(at > 0 ? [{ type: 'break' } as const] : []),
      ...(value === '' ? [] : [{ type: 'text', value } as const]),
    ]);

function inlinesOf(node: Inline, beside: Beside): Inline[] {
  if (node.type === 'text') {
    return cutFormulas(node.value.replace(/\u00a0/g, ' ')).flatMap(
      ({ isFormula, isBlock, value }): Inline[] => {
        if (!isFormula) return linesOf(value);
        const tex = value.replaceAll(BREAK, ' ').replace(/\s+/g, ' ').trim();
        return [{ type: 'inlineMath', value: tex, data: { isBlock } as never }];
      },
    );
  }
  if (node.type === 'image') return beside.depict(node);
  if (!('children' in node)) return [node];
  const children = joinLines(node.children).flatMap((child) => inlinesOf(child as Inline, beside));
  if (node.type === 'link' && !SAFE_LINK.test(node.url)) {
    beside.unlink(node.url);
    return children;
  }
  return [{ ...node, children } as Inline];
}

const isInline = (node: Node): node is Inline =>
  [
    'text',
    'image',
    'link',
    'strong',
    'emphasis',
    'delete',
    'inlineCode',
    'inlineMath',
    'break',
  ].includes(node.type);

/** Formulas that are alone in their paragraph stand by themselves. */
function asBlock(node: Node): Node {
  if (node.type !== 'paragraph' || node.children.length !== 1) return node;
  const [only] = node.children;
  const isBlock = only?.type === 'inlineMath' && (only.data as { isBlock?: boolean })?.isBlock;
  return isBlock && only.type === 'inlineMath' ? { type: 'math', value: only.value } : node;
}

function blockOf<Part extends Node>(node: Part, beside: Beside): Part {
  if (!('children' in node)) return node;
  const children = joinLines(node.children as Node[]).flatMap((child): Node[] =>
    isInline(child) ? inlinesOf(child, beside) : [blockOf(child, beside)],
  );
  return asBlock({ ...node, children: children as never } as Node) as Part;
}

/**
 * Markdown of a text in HTML, as people write it in Moodle.
 *
 * @throws Barred
 */
export function fromHtml(html: string, beside: Beside): string {
  try {
    const tree = parseFragment(withMathMl(html.replaceAll(BREAK, '\uFFFD')));
    checkDepth(tree);
    tree.childNodes = tidied(tree.childNodes, beside);
    const root = toMdast(fromParse5(tree), { document: true, handlers }) as Root;
    return writeMarkdown(blockOf(root, beside));
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep();
    throw error;
  }
}
