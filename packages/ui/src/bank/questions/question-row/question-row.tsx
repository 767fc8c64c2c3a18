'use client';

import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Checkbox } from '../../../components/inputs/checkbox/index.js';
import { LazyMarkdownLine, plainLine } from '../../../components/writing/markdown-view/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { CHEVRON_DOWN } from '../../../lib/internal/drawings/chevron-down.js';
import { CHEVRON_RIGHT } from '../../../lib/internal/drawings/chevron-right.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormatOptions, useFormats } from '../../../lib/public/format/index.js';
import { questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { LevelBadge } from '../../sets/level-badge/index.js';
import { KindLabel, QuestionContent, type QuestionText } from '../question-content/index.js';
import { type LastUse, usedWhere } from './last-used.js';
import { OriginBadge, type QuestionOrigin } from './origin-badge.js';

export interface QuestionRowProps extends ComponentPropsWithRef<'article'> {
  /** Its place in a list, from 1: said and not seen, so that equal questions have unlike names. */
  number?: number;
  /**
   * The element of the title, by its place in the outline of the page.
   * @default 'h3'
   */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** Its first line is seen, and unfolds to all of it. */
  question: QuestionText;
  /** Mudah, Sedang, Sulit; empty shows none. */
  level: string;
  /** Points of a right answer; `null` shows nothing. */
  points: number | null;
  /** Course that it belongs to. */
  subject?: string;
  /** When it was in a paper: `null` says 'Belum pernah dipakai', absent says nothing. */
  lastUsed?: LastUse | null;
  /** Whose it is; absent shows nothing. */
  origin?: QuestionOrigin;
  /** Whether it is chosen; shows a box. */
  selected?: boolean;
  /** Called by the box. */
  onSelectedChange?: (selected: boolean) => void;
  /** Actions, such as 'Tambah'. Beside the title, also on a phone. */
  actions?: ReactNode;
  /** Whether it is unfolded, where the caller keeps it: a long list forgets rows that are far away. */
  open?: boolean;
  /**
   * It is unfolded at first, where the caller does not keep it.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it is unfolded and folded. */
  onOpenChange?: (open: boolean) => void;
  /** Stands below the unfolded question, such as its versions. */
  children?: ReactNode;
}

/** A question in a list: one line that unfolds to its text, its options and its answer. */
export function QuestionRow({
  number,
  titleAs: Title = 'h3',
  question,
  level,
  points,
  subject,
  lastUsed,
  origin,
  selected,
  onSelectedChange,
  actions,
  open: given,
  defaultOpen = false,
  onOpenChange,
  children,
  className,
  ...rest
}: QuestionRowProps) {
  const strings = useTexts(questionsTexts);
  const options = useFormatOptions();
  const { formatCount } = useFormats();
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const id = useId();
  const place = number === undefined ? '' : ` (${formatCount(number)})`;
  return (
    <article
      data-component="question-row"
      data-state={open ? 'open' : 'closed'}
      aria-labelledby={`${id}-title`}
      className={cn('ui:min-w-0 ui:bg-surface ui:text-text', className)}
      {...rest}
    >
      <div className="ui:flex ui:min-w-0 ui:items-start ui:gap-3 ui:px-3 ui:py-2.5">
        {selected !== undefined && (
          <Checkbox
            className="ui:shrink-0 ui:py-0.5"
            label={strings['questionRow.select'](plainLine(question.markdown) + place)}
            labelHidden
            checked={selected}
            onChange={(event) => onSelectedChange?.(event.target.checked)}
          />
        )}
        <div className="ui:relative ui:min-w-0 ui:flex-1">
          <Title id={`${id}-title`} className="ui:min-w-0 ui:font-semibold ui:text-base">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? `${id}-content` : undefined}
              className="ui:flex ui:w-full ui:min-w-0 ui:cursor-pointer ui:items-start ui:gap-1.5 ui:text-start ui:stretched ui:hover:underline ui:hover:underline-offset-4"
              onClick={() => {
                setOwn(!open);
                onOpenChange?.(!open);
              }}
            >
              <Glyph
                of={open ? CHEVRON_DOWN : CHEVRON_RIGHT}
                className="ui:mt-1 ui:text-text-muted"
              />
              <span className={cn('ui:min-w-0 ui:wrap-anywhere', !open && 'ui:line-clamp-2')}>
                <LazyMarkdownLine source={question.markdown} />
              </span>
              {place && <span className="ui:sr-only">{place}</span>}
            </button>
          </Title>
          <div
            data-part="facts"
            className="ui:mt-1 ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-1 ui:ps-5.5 ui:text-sm ui:text-text-muted"
          >
            <KindLabel kind={question.kind} />
            {level !== '' && <LevelBadge level={level} />}
            {points !== null && <span>{strings['question.points'](formatCount(points))}</span>}
            {subject && <span className="ui:min-w-0 ui:wrap-anywhere">{subject}</span>}
            {lastUsed !== undefined && (
              <span className="ui:min-w-0 ui:wrap-anywhere">
                {lastUsed
                  ? strings['questionRow.used'](usedWhere(lastUsed, options))
                  : strings['questionRow.unused']}
              </span>
            )}
            {origin && <OriginBadge origin={origin} />}
          </div>
        </div>
        {actions && (
          <div data-part="actions" className="ui:flex ui:shrink-0 ui:items-center ui:gap-1">
            {actions}
          </div>
        )}
      </div>
      {open && (
        <div
          id={`${id}-content`}
          data-part="content"
          className="ui:flex ui:min-w-0 ui:flex-col ui:gap-4 ui:border-border ui:border-t ui:bg-surface-sunken ui:p-4"
        >
          <QuestionContent question={question} />
          {children}
        </div>
      )}
    </article>
  );
}
