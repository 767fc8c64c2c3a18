'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ABOVE_LINK } from '../../../lib/internal/card-style.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { basicTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

const LOOK =
  'ui:max-w-full ui:rounded-full ui:border ui:border-border ui:bg-surface-sunken ui:px-2.5 ui:py-0.5 ui:text-text ui:text-xs ui:wrap-anywhere';
const LINK = `${ABOVE_LINK} ${LOOK} ui:no-underline ui:hover:underline`;

export interface TopicChipsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Names of the topics, in order. */
  topics: readonly string[];
  /**
   * How many are shown; the others become '+N'.
   * @default 3
   */
  max?: number;
  /** Draws a name, for example with the search's matches marked. */
  renderTopic?: (topic: string) => ReactNode;
  /** Where a topic leads: to the sets that have it. A way for the mouse: the keyboard has one stop a card. */
  topicHref?: ((topic: string) => string) | undefined;
  /**
   * Names the list.
   * @default 'Topik'
   */
  label?: string;
}

/** The first topics of a set and how many more there are; nothing when there are none. */
export function TopicChips({
  topics,
  max = 3,
  renderTopic,
  topicHref,
  label,
  className,
  ...rest
}: TopicChipsProps) {
  const { formatCount } = useFormats();
  const strings = useTexts(basicTexts);
  if (topics.length === 0) return null;
  const more = topics.slice(max);
  const count = formatCount(more.length);
  return (
    <ul
      data-component="topic-chips"
      aria-label={label ?? strings['topics.label']}
      className={cn('ui:flex ui:min-w-0 ui:flex-wrap ui:gap-1.5', className)}
      {...rest}
    >
      {topics.slice(0, max).map((topic) => {
        const name = renderTopic ? renderTopic(topic) : topic;
        return topicHref ? (
          <li key={topic} className="ui:flex ui:max-w-full">
            <HostLink href={topicHref(topic)} tabIndex={-1} className={LINK}>
              {name}
            </HostLink>
          </li>
        ) : (
          <li key={topic} className={LOOK}>
            {name}
          </li>
        );
      })}
      {more.length > 0 && (
        <li data-part="more" title={more.join(', ')} className={LOOK}>
          <span aria-hidden className="ui:inline">
            +{count}
          </span>
          <span className="ui:sr-only">{strings['topics.more'](count, more.join(', '))}</span>
        </li>
      )}
    </ul>
  );
}
