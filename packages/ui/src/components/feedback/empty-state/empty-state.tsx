import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { FILE_SEARCH } from '../../../lib/internal/drawings/file-search.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { Heading } from '../../data/heading/index.js';
import { Text } from '../../data/text/index.js';

const emptyState = cva(
  'ui:flex ui:min-w-0 ui:flex-col ui:items-center ui:justify-center ui:text-center',
  {
    variants: {
      size: { sm: 'ui:gap-3 ui:px-4 ui:py-6', md: 'ui:gap-4 ui:px-4 ui:py-12 ui:md:py-16' },
      frame: {
        none: '',
        card: 'ui:rounded-lg ui:border ui:border-border ui:bg-surface',
        // Not dashed: that is where files are dropped. In a dark dialog its ground is the dialog's: the edge tells.
        sunken: 'ui:rounded-lg ui:border ui:border-border ui:bg-surface-sunken',
      },
    },
  },
);

const mark = cva('ui:flex ui:shrink-0', {
  variants: { tone: { muted: 'ui:text-text-muted', danger: 'ui:text-danger-text' } },
});

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title: the thing that is empty. */
  title: ReactNode;
  /** Why, and what would help. */
  description?: ReactNode;
  /** An icon of about 32 px instead of the built-in one; `null` leaves it out. */
  icon?: ReactNode;
  /** The next step: a button or two. */
  actions?: ReactNode;
  /**
   * Makes the title a heading of that level; else it is a paragraph.
   * @default undefined
   */
  headingLevel?: 1 | 2 | 3 | 4;
  /**
   * `sm` for a panel or a dialog.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  /**
   * Frame around it: that of the list or table that it replaces, or a quiet ground within
   * a card.
   * @default 'none'
   */
  frame?: 'none' | 'card' | 'sunken';
  /**
   * Colour of the icon.
   * @default 'muted'
   */
  tone?: 'muted' | 'danger';
}

/** Stands where a list would: says what is empty, why, and offers the next step. */
export function EmptyState({
  title,
  description,
  icon,
  actions,
  headingLevel,
  size = 'md',
  frame = 'none',
  tone = 'muted',
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div
      data-component="empty-state"
      className={cn(emptyState({ size, frame }), className)}
      {...rest}
    >
      {icon === null ? null : (
        <span data-part="icon" className={mark({ tone })}>
          {icon ?? <Glyph of={FILE_SEARCH} size={32} />}
        </span>
      )}
      <div className="ui:flex ui:max-w-lg ui:min-w-0 ui:flex-col ui:gap-1">
        {headingLevel ? (
          <Heading level={headingLevel} size={size === 'sm' ? 'sm' : 'md'}>
            {title}
          </Heading>
        ) : (
          <Text weight="semibold">{title}</Text>
        )}
        {description ? (
          <Text as="div" size="sm" tone="muted">
            {description}
          </Text>
        ) : null}
      </div>
      {actions ? (
        <div className="ui:flex ui:flex-wrap ui:justify-center ui:gap-2">{actions}</div>
      ) : null}
    </div>
  );
}
