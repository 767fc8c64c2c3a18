'use client';

import { UpdatedDate } from '../../../components/search/updated-date/index.js';
import { ABOVE_LINK } from '../../../lib/internal/card-style.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { CHEVRON_RIGHT } from '../../../lib/internal/drawings/chevron-right.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import type { CompactSetCardProps } from '../compact-set-card/index.js';
import { DownloadCount } from '../download-count/index.js';
import { LevelBadge } from '../level-badge/index.js';
import { Fact, plainTitle } from '../set-card.js';
import { AREA, ROW, ROW_FRAME } from './row-style.js';

/** Props of {@link SetRow}: those of a {@link CompactSetCard}, without its topics. */
export interface SetRowProps
  extends Omit<CompactSetCardProps, 'topics' | 'renderTopic' | 'topicHref'> {}

/**
 * A question set as one row of a list: title and description, level, lecturer, number of questions,
 * short date and downloads. Its own width, not that of the window, decides how it is laid out.
 */
export function SetRow({
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
  className,
  ...rest
}: SetRowProps) {
  const { formatCount } = useFormats();
  // One type for the three tags, which take the same attributes.
  const Element = as as 'article';
  const strings = useTexts(frameTexts);
  return (
    <Element data-component="set-row" className={cn(ROW_FRAME, className)} {...rest}>
      <div className="ui:flex ui:items-start">
        {selection && (
          <div className={cn(ABOVE_LINK, 'ui:ms-4 ui:mt-5 ui:shrink-0 ui:print:hidden')}>
            {selection}
          </div>
        )}
        {cover && (
          <div className="ui:ms-4 ui:mt-1.5 ui:h-14 ui:w-10 ui:shrink-0 ui:print:hidden">
            {cover}
          </div>
        )}
        <div className={ROW}>
          <Title
            style={description || lock ? AREA.title : AREA.titleAlone}
            className="ui:font-semibold ui:text-base/[1.35] ui:text-text ui:wrap-anywhere ui:group-hover:underline ui:group-hover:underline-offset-4"
          >
            {title}
          </Title>
          {(description || lock) && (
            <div style={AREA.text} className="ui:flex ui:min-w-0 ui:items-center ui:gap-2">
              {lock && (
                // No higher than the line beside it.
                <span style={{ marginBlock: -3 }} className="ui:flex ui:shrink-0 ui:empty:hidden">
                  {lock}
                </span>
              )}
              {description && (
                <p className="ui:line-clamp-1 ui:min-w-0 ui:wrap-anywhere">{description}</p>
              )}
            </div>
          )}
          <div data-part="facts" style={AREA.facts} className="ui:mt-1.5">
            <div style={AREA.level} className="ui:flex ui:min-w-0">
              <LevelBadge level={level} />
            </div>
            {lecturer && (
              <span style={AREA.lecturer} className="ui:line-clamp-1 ui:min-w-0 ui:wrap-anywhere">
                <Fact name={strings['setCard.lecturer']} href={lecturerHref}>
                  {lecturer}
                </Fact>
              </span>
            )}
            <div data-part="numbers" style={lecturer ? AREA.numbers : AREA.numbersAlone}>
              <span
                style={lecturer ? AREA.count : AREA.numbersAlone}
                className="ui:min-w-0 ui:wrap-anywhere"
              >
                {strings['setCard.questions'](formatCount(questionCount))}
              </span>
              <UpdatedDate date={updated} format="short" icon={false} style={AREA.date} />
              <DownloadCount
                count={downloads}
                icon={false}
                data-part="downloads"
                style={AREA.downloads}
              />
            </div>
          </div>
          <HostLink
            href={href}
            aria-description={plainTitle(name, title)}
            style={AREA.go}
            className="ui:flex ui:size-6 ui:items-center ui:justify-center ui:text-text-muted ui:stretched ui:[--stretched-ring:-2px] ui:group-hover:text-text ui:print:hidden"
          >
            <Glyph of={CHEVRON_RIGHT} size={20} />
            <span className="ui:sr-only">{strings['setCard.details']}</span>
          </HostLink>
        </div>
      </div>
    </Element>
  );
}
