'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Card } from '../../../components/data/card/index.js';
import { MarkedParts, type TextPart } from '../../../components/data/highlight/index.js';
import { Skeleton } from '../../../components/feedback/skeleton/index.js';
import { FILE_TEXT } from '../../../lib/internal/drawings/file-text.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { frameTexts, moreTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { LevelBadge } from '../level-badge/index.js';

/** A page on which sought words stand. */
export interface FoundPage {
  /** Counted from 1 in the file. */
  page: number;
  /** Where the page is shown. */
  href: string;
  /** A few words around what was found. */
  parts: readonly TextPart[];
}

/** A file in which sought words stand. */
export interface FoundFile {
  /** Unlike every other one's of the set. */
  id: number;
  /** The name that it was uploaded under. */
  name: string;
  /** Part of the set in words, such as 'Kunci jawaban'. */
  category?: string;
  /** The first of its pages. */
  pages: readonly FoundPage[];
  /** How many more pages have some of the words. */
  morePages: number;
}

export interface SetHitsProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Where the set is shown. */
  href: string;
  /** Title of the set. */
  title: string;
  /**
   * Level of the title.
   * @default 'h3'
   */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** Mudah, Sedang, Sulit or another word. */
  level: string;
  /** Stand beside the level: the kind of exam, a lock. */
  badges?: ReactNode;
  /** Name of its course. */
  subject: string;
  /** Whom it is by. */
  lecturer?: string;
  /** Its files in which the words stand, the best first. */
  files: readonly FoundFile[];
}

const FILE_ICON = <Glyph of={FILE_TEXT} className="ui:mt-0.5" />;
// As wide as 'hlm. 999': the texts of all lines begin at one edge.
const PAGE = { minWidth: '4.25rem' };
// The hover surface extends beyond the text, which stays aligned with the others.
const LINE = { marginInline: '-0.5rem' };

function Line({ page, href, parts }: FoundPage) {
  const { formatCount } = useFormats();
  const strings = useTexts(moreTexts);
  return (
    <li>
      <HostLink
        href={href}
        style={LINE}
        className="ui:group ui:flex ui:min-w-0 ui:flex-wrap ui:items-baseline ui:gap-x-2 ui:rounded-sm ui:px-2 ui:py-1.5 ui:text-sm ui:text-text ui:no-underline ui:hover:bg-surface-hover"
      >
        <span
          style={PAGE}
          className="ui:shrink-0 ui:font-medium ui:text-text-muted ui:text-xs ui:group-hover:underline ui:group-hover:underline-offset-4"
        >
          {strings['setHits.page'](formatCount(page))}
        </span>{' '}
        <span className="ui:min-w-40 ui:flex-1 ui:wrap-anywhere">
          <MarkedParts parts={parts} />
        </span>
      </HostLink>
    </li>
  );
}

function File({ name, category, pages, morePages }: FoundFile) {
  const { formatCount } = useFormats();
  const strings = useTexts(moreTexts);
  return (
    <li className="ui:flex ui:min-w-0 ui:flex-col ui:gap-1">
      <span className="ui:flex ui:min-w-0 ui:gap-2 ui:text-text-muted ui:text-xs">
        {FILE_ICON}
        <span className="ui:min-w-0 ui:wrap-anywhere">
          <span className="ui:font-medium ui:text-text">{name}</span>
          {category === undefined ? null : <> · {category}</>}
        </span>
      </span>
      <ul aria-label={strings['setHits.pages'](name)} className="ui:flex ui:flex-col">
        {pages.map((one) => (
          <Line key={one.page} {...one} />
        ))}
      </ul>
      {morePages > 0 && (
        <span className="ui:text-text-muted ui:text-xs">
          {strings['setHits.more'](formatCount(morePages))}
        </span>
      )}
    </li>
  );
}

/**
 * A question set found by what stands in its files: what it is, and of each file the first pages with the
 * words, marked. Each page leads to itself.
 */
export function SetHits({
  href,
  title,
  titleAs: Title = 'h3',
  level,
  badges,
  subject,
  lecturer,
  files,
  ...rest
}: SetHitsProps) {
  const strings = useTexts(frameTexts);
  return (
    <Card as="article" data-component="set-hits" {...rest}>
      <div className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-baseline ui:gap-x-4 ui:gap-y-2">
        <Title className="ui:min-w-40 ui:flex-1 ui:font-semibold ui:text-base/[1.35] ui:text-text ui:wrap-anywhere">
          <HostLink
            href={href}
            className="ui:rounded-sm ui:text-text ui:no-underline ui:hover:underline ui:hover:underline-offset-4"
          >
            {title}
          </HostLink>
        </Title>
        <div className="ui:flex ui:flex-wrap ui:gap-2">
          <LevelBadge level={level} />
          {badges}
        </div>
      </div>
      <p className="ui:mt-1 ui:text-sm ui:text-text-muted ui:wrap-anywhere">
        <span className="ui:sr-only">{strings['setCard.subject']}: </span>
        {subject}
        {lecturer ? (
          <>
            {' · '}
            <span className="ui:sr-only">{strings['setCard.lecturer']}: </span>
            {lecturer}
          </>
        ) : null}
      </p>
      <ul className="ui:mt-4 ui:flex ui:flex-col ui:gap-4">
        {files.map((file) => (
          <File key={file.id} {...file} />
        ))}
      </ul>
    </Card>
  );
}

interface SetHitsSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {}

/** The shape of a result that is still being looked for. Hidden from screen readers. */
export function SetHitsSkeleton(props: SetHitsSkeletonProps) {
  return (
    <Card data-component="set-hits-skeleton" aria-hidden {...props}>
      <div className="ui:flex ui:flex-col ui:gap-3">
        <Skeleton width="50%" className="ui:text-base" />
        <Skeleton width="30%" />
        <Skeleton lines={3} />
      </div>
    </Card>
  );
}
