import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Block, ImageBlock } from '../model/block.js';
import { type Inline, type Mark, run } from '../model/inline.js';
import { singleDollars } from './single-dollars.js';

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(singleDollars);

type Node = ReturnType<typeof reader.parse>['children'][number];
type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;
type InlineNode = NodeOf<'paragraph'>['children'][number];
type Marks = readonly Mark[];

/**
 * Finds a picture by its address.
 *
 * @param placed whether it stands in a paragraph, between whose lines it can be drawn; elsewhere only its name is
 * @returns nothing where it cannot be drawn
 */
export type FindPicture = (address: string, alt: string, placed: boolean) => ImageBlock | undefined;

/** Pictures stand elsewhere; a paper that fetches them would tell who opens it. */
const NO_PICTURES: FindPicture = () => undefined;

const MARKS: Readonly<Record<'strong' | 'emphasis' | 'delete', Mark>> = {
  strong: 'strong',
  emphasis: 'emphasis',
  delete: 'strike',
};

// A line break in the source is a space; a break of its own is written as two spaces at its end.
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** HTML comments. */
const COMMENT = /<!--[^]*?-->/g;

/** Angle brackets are no looks here: `#include <iostream>`, `vector<int>`, a tag that is asked about. */
const typedHtml = (html: string) => html.replace(COMMENT, '');

/** Reads the nodes of one text. */
function createReader(findPicture: FindPicture) {
  function inlineOf(node: InlineNode, marks: Marks): Inline[] {
    switch (node.type) {
      case 'text':
        return [run(oneLine(node.value), ...marks)];
      case 'strong':
      case 'emphasis':
      case 'delete':
        return inlinesOf(node.children, [...new Set([...marks, MARKS[node.type]])]);
      case 'inlineCode':
        return [run(node.value, ...marks, 'code')];
      case 'inlineMath':
        return [{ kind: 'formula', tex: node.value }];
      case 'break':
        return [{ kind: 'break' }];
      case 'image':
        findPicture(node.url, node.alt ?? '', false);
        return [run(node.alt || node.url, ...marks, 'emphasis')];
      case 'imageReference': {
        const name = node.alt || node.identifier;
        findPicture(node.identifier, name, false);
        return [run(name, ...marks, 'emphasis')];
      }
      case 'link':
        return [{ kind: 'link', href: node.url, text: inlinesOf(node.children, marks) }];
      case 'html':
        return [run(oneLine(typedHtml(node.value)), ...marks)];
      default:
        return 'children' in node ? inlinesOf(node.children, marks) : [];
    }
  }

  function inlinesOf(nodes: readonly InlineNode[], marks: Marks = []): Inline[] {
    return nodes.flatMap((node) => inlineOf(node, marks));
  }

  /** Pictures part the text around them. */
  function paragraphsOf({ children }: NodeOf<'paragraph'>): Block[] {
    const blocks: Block[] = [];
    let text: Inline[] = [];
    const close = () => {
      if (text.some((part) => part.kind !== 'text' || part.text.trim() !== ''))
        blocks.push({ kind: 'paragraph', text });
      text = [];
    };
    for (const node of children) {
      const picture = node.type === 'image' && findPicture(node.url, node.alt ?? '', true);
      if (picture) {
        close();
        blocks.push(picture);
      } else if (node.type === 'image') text.push(run(node.alt || node.url, 'emphasis'));
      else text.push(...inlineOf(node, []));
    }
    close();
    return blocks;
  }

  function tableOf({ children }: NodeOf<'table'>): Block {
    const [head = [], ...rows] = children.map((row) =>
      row.children.map((cell) => inlinesOf(cell.children)),
    );
    return { kind: 'table', head, rows };
  }

  function listOf({ ordered, children }: NodeOf<'list'>): Block {
    const items = children.map(({ checked, children: inner }) => ({
      blocks: blocksOf(inner),
      ...(typeof checked === 'boolean' && { done: checked }),
    }));
    return { kind: 'list', ordered: ordered ?? false, items };
  }

  /** Lines that Markdown leaves to HTML, as they were typed. */
  function htmlOf({ value }: NodeOf<'html'>): Block[] {
    const lines = typedHtml(value).trim().split('\n');
    const text = lines.flatMap((line, at): Inline[] => [
      ...(at > 0 ? [{ kind: 'break' } as const] : []),
      run(line.trim()),
    ]);
    return lines.join('') === '' ? [] : [{ kind: 'paragraph', text }];
  }

  function blockOf(node: Node): Block[] {
    switch (node.type) {
      case 'paragraph':
        return paragraphsOf(node);
      case 'heading':
        return [{ kind: 'heading', level: node.depth, text: inlinesOf(node.children) }];
      case 'code':
        return [{ kind: 'code', lines: node.value.split('\n') }];
      case 'math':
        return [{ kind: 'formula', tex: node.value }];
      case 'list':
        return [listOf(node)];
      case 'table':
        return [tableOf(node)];
      case 'blockquote':
        return [{ kind: 'quote', blocks: blocksOf(node.children) }];
      case 'html':
        return htmlOf(node);
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      case 'footnoteDefinition':
        return blocksOf(node.children);
      default:
        return [];
    }
  }

  function blocksOf(nodes: readonly Node[]): Block[] {
    return nodes.flatMap(blockOf);
  }

  return blocksOf;
}

/**
 * Reads GitHub's Markdown with formulas between `$$`, or `$` by Pandoc's rule; HTML is what was typed, comments apart.
 *
 * @param findPicture gives the pictures that are drawn; without it, each is its name
 * @returns what a question, an answer or the head of a paper is made of
 */
export function readMarkdown(source: string, findPicture: FindPicture = NO_PICTURES): Block[] {
  return createReader(findPicture)(reader.parse(source).children);
}
