'use client';

import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { UpdatedDate } from '../../../components/search/updated-date/index.js';
import {
  ABOVE_LINK,
  CARD,
  LINKED_CARD,
  STRETCHED_LINK,
} from '../../../lib/internal/card-style/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { BOOK_OPEN } from '../../../lib/internal/drawings/book-open.js';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { USER_ROUND } from '../../../lib/internal/drawings/user-round.js';
import { Fact } from '../../../lib/internal/fact.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { plainTitle, type SetCardProps } from '../../../lib/internal/set-card.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { CompletenessBar } from '../completeness-bar/index.js';
import { DownloadCount } from '../download-count/index.js';
import { LevelBadge } from '../level-badge/index.js';
import { TopicChips } from '../topic-chips/index.js';

export interface QuestionSetCardProps extends SetCardProps {
  /** Whether the set brings an answer key. */
  hasAnswers: boolean;
  /** Whether the set brings test cases. */
  hasTestCases: boolean;
  /** Course; may carry marks. */
  subject: ReactNode;
  /** Where the course leads: to its sets. */
  subjectHref?: string | undefined;
  /** Shows 'Unduh' and is called when it is pressed. */
  onDownload?: () => void;
  /**
   * Whether the download is being fetched.
   * @default false
   */
  downloading?: boolean;
  /** Stands in the place of 'Unduh', such as a menu of several files. */
  action?: ReactNode;
}

const FACT = 'ui:relative ui:mt-1 ui:block ui:ps-6';
const FACT_ICON = 'ui:absolute ui:start-0 ui:top-0';
// Made once: React skips an element that is the same object as before.
const SUBJECT_ICON = <Glyph of={BOOK_OPEN} className={FACT_ICON} />;
const LECTURER_ICON = <Glyph of={USER_ROUND} className={FACT_ICON} />;
const DOWNLOAD_ICON = <Glyph of={DOWNLOAD} />;

/** A question set in the search's results: what it is, how complete, and its download. */
export function QuestionSetCard({
  as = 'article',
  href,
  title,
  titleAs: Title = 'h3',
  name,
  level,
  selection,
  lock,
  cover,
  hasAnswers,
  hasTestCases,
  subject,
  subjectHref,
  lecturer,
  lecturerHref,
  updated,
  topics,
  renderTopic,
  topicHref,
  downloads,
  onDownload,
  downloading = false,
  action,
  className,
  ...rest
}: QuestionSetCardProps) {
  // One type for the three tags, which take the same attributes.
  const Element = as as 'article';
  const strings = useTexts(frameTexts);
  return (
    <Element
      data-component="question-set-card"
      className={cn(CARD, LINKED_CARD, className)}
      {...rest}
    >
      <Title className="ui:text-balance ui:font-semibold ui:text-[0.9375rem]/[1.3] ui:text-text ui:wrap-anywhere">
        <HostLink href={href} className={STRETCHED_LINK}>
          {title}
        </HostLink>
      </Title>
      <div
        className={cn(
          'ui:relative ui:mt-2 ui:mb-2 ui:text-text-muted ui:text-xs ui:wrap-anywhere',
          cover && 'ui:min-h-17 ui:pe-15',
        )}
      >
        <div className="ui:mb-1 ui:flex ui:flex-wrap ui:gap-2">
          {selection && <span className={ABOVE_LINK}>{selection}</span>}
          <LevelBadge level={level} />
          {lock}
        </div>
        <span className={FACT}>
          {SUBJECT_ICON}
          <Fact name={strings['setCard.subject']} href={subjectHref}>
            {subject}
          </Fact>
        </span>
        {lecturer !== undefined && lecturer !== '' && (
          <span className={FACT}>
            {LECTURER_ICON}
            <Fact name={strings['setCard.lecturer']} href={lecturerHref}>
              {lecturer}
            </Fact>
          </span>
        )}
        {cover && <div className="ui:absolute ui:end-0 ui:top-0 ui:h-17 ui:w-12">{cover}</div>}
      </div>
      <div className="ui:mt-auto ui:flex ui:flex-col ui:gap-2">
        <TopicChips topics={topics} renderTopic={renderTopic} topicHref={topicHref} />
        <CompletenessBar hasAnswers={hasAnswers} hasTestCases={hasTestCases} />
        <div className="ui:flex ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-4 ui:gap-y-3 ui:text-text-muted ui:text-xs">
          <div className="ui:flex ui:min-w-0 ui:flex-col">
            <UpdatedDate date={updated} icon={false} />
            <DownloadCount count={downloads} icon={false} />
          </div>
          {/* Above the stretched link, so that it takes its own presses. */}
          <div className={cn(ABOVE_LINK, 'ui:print:hidden')}>
            {action ??
              (onDownload && (
                <Button
                  size="sm"
                  busy={downloading}
                  aria-description={plainTitle(name, title)}
                  icon={DOWNLOAD_ICON}
                  onClick={onDownload}
                >
                  {strings['file.download']}
                </Button>
              ))}
          </div>
        </div>
      </div>
    </Element>
  );
}
