'use client';

import type { ReactNode } from 'react';
import { UpdatedDate } from '../../../components/search/updated-date/index.js';
import { buttonStyle } from '../../../lib/internal/button-style/index.js';
import {
  ABOVE_LINK,
  BESIDE_COVER,
  CARD,
  COVER,
  LINKED_CARD,
} from '../../../lib/internal/card-style/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { FILE_QUESTION_MARK } from '../../../lib/internal/drawings/file-question-mark.js';
import { USER_ROUND } from '../../../lib/internal/drawings/user-round.js';
import { Fact } from '../../../lib/internal/fact.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { plainTitle, type SetCardProps } from '../../../lib/internal/set-card.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { DownloadCount } from '../download-count/index.js';
import { LevelBadge } from '../level-badge/index.js';
import { TopicChips } from '../topic-chips/index.js';

/** Props of {@link CompactSetCard}. */
export interface CompactSetCardProps extends SetCardProps {
  /** At most two lines of it are shown. */
  description?: ReactNode;
  /** 'N soal'. */
  questionCount: number;
}

const FACT = 'ui:inline-flex ui:min-w-0 ui:items-center ui:gap-1.5';

/** A question set while browsing: what it is about, how large, and where to see it. */
export function CompactSetCard({
  as = 'article',
  href,
  title,
  titleAs: Title = 'h3',
  name,
  level,
  selection,
  lock,
  cover,
  description,
  lecturer,
  lecturerHref,
  questionCount,
  downloads,
  updated,
  topics,
  renderTopic,
  topicHref,
  className,
  ...rest
}: CompactSetCardProps) {
  const { formatCount } = useFormats();
  // One type for the three tags, which take the same attributes.
  const Element = as as 'article';
  const strings = useTexts(frameTexts);
  const details = strings['setCard.details'];
  const beside = cover && BESIDE_COVER;
  const described = description !== undefined && description !== '';
  return (
    <Element
      data-component="compact-set-card"
      className={cn(CARD, LINKED_CARD, className)}
      {...rest}
    >
      <div
        className={cn(
          'ui:mb-2 ui:flex ui:flex-wrap ui:items-center ui:justify-between ui:gap-2 ui:text-text-muted ui:text-xs',
          beside,
        )}
      >
        <span className="ui:flex ui:min-w-0 ui:flex-wrap ui:gap-2">
          {selection && <span className={ABOVE_LINK}>{selection}</span>}
          <LevelBadge level={level} />
          {lock}
        </span>
        <DownloadCount count={downloads} />
      </div>
      <Title
        className={cn(
          'ui:text-balance ui:font-semibold ui:text-base/[1.35] ui:text-text ui:wrap-anywhere',
          beside,
        )}
      >
        {title}
      </Title>
      {described && (
        <p
          className={cn(
            'ui:mt-1 ui:line-clamp-2 ui:text-sm ui:text-text-muted ui:wrap-anywhere',
            beside,
          )}
        >
          {description}
        </p>
      )}
      <div
        className={cn(
          'ui:mt-3 ui:mb-4 ui:flex ui:flex-wrap ui:gap-x-4 ui:gap-y-1 ui:text-sm ui:text-text-muted ui:wrap-anywhere',
          !described && beside,
        )}
      >
        {lecturer !== undefined && lecturer !== '' && (
          <span className={FACT}>
            <Glyph of={USER_ROUND} />
            <span className="ui:min-w-0">
              <Fact name={strings['setCard.lecturer']} href={lecturerHref}>
                {lecturer}
              </Fact>
            </span>
          </span>
        )}
        <span className={FACT}>
          <Glyph of={FILE_QUESTION_MARK} />
          {strings['setCard.questions'](formatCount(questionCount))}
        </span>
      </div>
      <div className="ui:mt-auto ui:flex ui:flex-col ui:gap-4">
        <TopicChips topics={topics} renderTopic={renderTopic} topicHref={topicHref} />
        <div className="ui:flex ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-4 ui:gap-y-3 ui:border-border ui:border-t ui:pt-4 ui:text-text-muted ui:text-xs">
          <UpdatedDate date={updated} format="short" icon={false} />
          <HostLink
            href={href}
            aria-description={plainTitle(name, title)}
            className={cn(
              buttonStyle({ variant: 'secondary', size: 'md', iconOnly: false, width: 'auto' }),
              'ui:no-underline ui:covering ui:print:hidden',
            )}
          >
            {details}
          </HostLink>
        </div>
      </div>
      {cover && <div className={COVER}>{cover}</div>}
    </Element>
  );
}
