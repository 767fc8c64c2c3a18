import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false });

/** Anything that stands in a text: a block, or a part of one. */
export type MarkdownNode = ReturnType<typeof reader.parse>['children'][number];

/** A node of one kind. */
export type MarkdownOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>;

/** A part of a line. */
export type MarkdownInline = MarkdownOf<'paragraph'>['children'][number];

/** Reads GitHub's Markdown with maths between `$$`; a single dollar is a dollar. */
export function readMarkdown(source: string): readonly MarkdownNode[] {
  return reader.parse(source).children;
}
