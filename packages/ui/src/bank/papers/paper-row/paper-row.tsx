'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../../../components/data/badge/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { CIRCLE_CHECK } from '../../../lib/internal/drawings/circle-check.js';
import { PENCIL } from '../../../lib/internal/drawings/pencil.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

export interface PaperRowProps
  extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** Where the paper is opened; the host's link component receives it. */
  href: string;
  /** Title; empty says that there is none. */
  title: string;
  /**
   * The element of the title, by its place in the outline of the page.
   * @default 'h3'
   */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** Course of its head; empty shows none. */
  course: string;
  /** Still being made, or used and frozen. */
  status: 'draf' | 'dipakai';
  /** When it was used, ISO 8601; `null` for a draft. */
  usedOn: string | null;
  /** How many variants it has. */
  variants: number;
  /** How many questions it has. */
  questions: number;
  /** Sum of its questions' points. */
  totalPoints: number;
  /** When it was changed last, ISO 8601. */
  updated: string;
  /** Further facts, such as its owner and who verified it; empty ones are left out. */
  remarks?: readonly string[];
  /** Actions: a button that opens a menu. */
  actions?: ReactNode;
}

/** A paper in the list of one's own: whether it was used, and what it comes to. */
export function PaperRow({
  href,
  title,
  titleAs: Title = 'h3',
  course,
  status,
  usedOn,
  variants,
  questions,
  totalPoints,
  updated,
  remarks = [],
  actions,
  className,
  ...rest
}: PaperRowProps) {
  const strings = useTexts(papersTexts);
  const { formatCount, formatDate } = useFormats();
  const used = status === 'dipakai';
  const facts = [
    course,
    strings['paper.sum'](formatCount(questions), formatCount(totalPoints)),
    strings['paperRow.variants'](formatCount(variants)),
    used ? '' : strings['paperRow.changed'](formatDate(updated, 'short')),
    ...remarks,
  ].filter(Boolean);
  return (
    <article
      data-component="paper-row"
      data-status={status}
      className={cn(
        'ui:group ui:relative ui:flex ui:min-w-0 ui:items-center ui:gap-3 ui:px-4 ui:py-3 ui:transition-colors ui:hover:bg-surface-hover',
        className,
      )}
      {...rest}
    >
      <div className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-col ui:gap-1">
        <div className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-1">
          <Title className="ui:min-w-0 ui:font-semibold ui:text-base ui:text-text ui:wrap-anywhere">
            <HostLink
              href={href}
              className="ui:stretched ui:text-text ui:no-underline ui:[--stretched-ring:-2px] ui:group-hover:underline ui:group-hover:underline-offset-4"
            >
              {title.trim() || strings['paperRow.untitled']}
            </HostLink>
          </Title>
          <Badge
            tone={used ? 'success' : 'neutral'}
            icon={<Glyph of={used ? CIRCLE_CHECK : PENCIL} size={14} />}
          >
            {used
              ? strings['paperRow.dipakai'](usedOn ? formatDate(usedOn, 'short') : '')
              : strings['paperRow.draf']}
          </Badge>
        </div>
        <p className="ui:text-sm ui:text-text-muted ui:wrap-anywhere">{facts.join(' · ')}</p>
      </div>
      {actions && (
        // Above the link that covers the row.
        <div data-part="actions" style={{ zIndex: 1 }} className="ui:relative ui:flex ui:shrink-0">
          {actions}
        </div>
      )}
    </article>
  );
}
