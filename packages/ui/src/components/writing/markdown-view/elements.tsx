import { createElement } from 'react';
import type { Components } from 'react-markdown';
import { cn } from '../../../lib/internal/cn/index.js';
import {
  MarkdownCode,
  MarkdownImage,
  MarkdownLink,
  MarkdownSpan,
  MarkdownTable,
  MarkdownTask,
} from './blocks.js';
import { withoutNode } from './without-node.js';

const HEADING = [
  'ui:pt-2 ui:font-bold ui:text-xl ui:tracking-tight',
  'ui:pt-2 ui:font-semibold ui:text-lg',
  'ui:pt-1 ui:font-semibold ui:text-base',
  'ui:font-semibold ui:text-sm',
];

function styled(tag: string, look: string) {
  return function Styled(props: { node?: unknown; className?: string }) {
    return createElement(tag, { ...withoutNode(props), className: cn(look, props.className) });
  };
}

function list(tag: 'ul' | 'ol', marker: string) {
  return function List(props: { node?: unknown; className?: string }) {
    const look = props.className?.includes('contains-task-list') ? '' : `${marker} ui:ps-6`;
    const className = cn('ui:flex ui:flex-col ui:gap-1', look);
    return createElement(tag, { ...withoutNode(props), className });
  };
}

const common: Components = {
  a: MarkdownLink,
  blockquote: styled(
    'blockquote',
    'ui:flex ui:flex-col ui:gap-3 ui:border-border-control ui:border-s-2 ui:ps-4 ui:text-text-muted',
  ),
  br: styled('br', 'ui:m-0'),
  code: styled(
    'code',
    'ui:rounded-sm ui:border ui:border-border ui:bg-surface-sunken ui:px-1 ui:font-mono ui:text-[0.875em] ui:wrap-anywhere',
  ),
  del: styled('del', 'ui:line-through'),
  em: styled('em', 'ui:italic'),
  hr: styled('hr', 'ui:my-2 ui:border-border ui:border-t'),
  img: MarkdownImage,
  input: MarkdownTask,
  li: styled('li', 'ui:list-item ui:item-parts'),
  ol: list('ol', 'ui:list-decimal'),
  p: styled('p', 'ui:wrap-anywhere'),
  pre: MarkdownCode,
  section: styled(
    'section',
    'ui:flex ui:flex-col ui:gap-3 ui:border-border ui:border-t ui:pt-2 ui:text-sm',
  ),
  span: MarkdownSpan,
  strong: styled('strong', 'ui:font-semibold'),
  sup: styled('sup', 'ui:align-super ui:text-xs/none'),
  table: MarkdownTable,
  tbody: styled('tbody', 'ui:align-top'),
  td: styled('td', 'ui:min-w-28 ui:border-border ui:border-b ui:px-3 ui:py-2 ui:text-start'),
  th: styled(
    'th',
    'ui:min-w-28 ui:border-border-control ui:border-b ui:px-3 ui:py-2 ui:text-start ui:font-semibold',
  ),
  thead: styled('thead', 'ui:align-bottom'),
  tr: styled('tr', 'ui:border-border'),
  ul: list('ul', 'ui:list-disc'),
};

/** Components of Markdown's elements; `#` becomes a heading of `level`, `##` the next. */
export function elementsFrom(level: number): Components {
  const headings = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((rank) => [
      `h${rank}`,
      styled(
        `h${Math.min(6, level + rank - 1)}`,
        HEADING[Math.min(rank, HEADING.length) - 1] ?? '',
      ),
    ]),
  );
  return { ...common, ...headings };
}
