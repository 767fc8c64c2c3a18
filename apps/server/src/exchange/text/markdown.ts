import { singleDollars } from '@bank-soal/paper/markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** A dollar that would begin a formula is escaped; before a digit or a blank it is money. */
const DOLLARS = { unsafe: [{ character: '$', after: '[^\\s\\d$]', inConstruct: 'phrasing' }] };

function escapeDollars(this: { data: () => object }): void {
  const data = this.data() as { toMarkdownExtensions?: unknown[] };
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), DOLLARS];
}

/** The bank's Markdown: GitHub's, with formulas between `$$`, or between `$` by Pandoc's rule. */
const language = unified()
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(singleDollars)
  .use(escapeDollars);

const reader = language().use(remarkParse).freeze();
const writer = language()
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-', listItemIndent: 'one' })
  .freeze();

/** A text, as a tree. */
export type Root = ReturnType<typeof reader.parse>;

/** Anything of a tree. */
export type Node = Root | Root['children'][number];

/** Content of a line. */
export type Inline = Extract<Root['children'][number], { type: 'paragraph' }>['children'][number];

/** A picture. */
export type Image = Extract<Inline, { type: 'image' }>;

/** Reads the bank's Markdown. */
export const parseMarkdown = (markdown: string): Root => reader.parse(markdown);

/** Writes the bank's Markdown, trimmed. */
export const writeMarkdown = (root: Root): string => writer.stringify(root).trim();

export const paragraphOf = (children: Inline[]): Node & { type: 'paragraph' } => ({
  type: 'paragraph',
  children,
});

/** The pictures of a text in their order, and where each begins; one that names a definition has no address. */
export function picturesIn(markdown: string): { url: string; offset: number }[] {
  const pictures: { url: string; offset: number }[] = [];
  const pending: unknown[] = [parseMarkdown(markdown)];
  for (let node = pending.pop() as Inline | Node; node; node = pending.pop() as Inline | Node) {
    if (node.type === 'image' || node.type === 'imageReference') {
      const url = node.type === 'image' ? node.url : node.identifier;
      pictures.push({ url, offset: node.position?.start.offset ?? 0 });
    }
    if ('children' in node) pending.push(...node.children);
  }
  return pictures.toSorted((a, b) => a.offset - b.offset);
}
