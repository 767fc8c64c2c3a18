import type { ComponentPropsWithRef, ReactNode } from 'react';
import { UpdatedDate } from '../../components/search/updated-date/index.js';
import { ABOVE_LINK, CARD, FACT_LINK, LINKED_CARD } from '../../lib/internal/card-style.js';
import { cn } from '../../lib/internal/cn/index.js';
import { USER_ROUND } from '../../lib/internal/drawings/user-round.js';
import { type Drawing, Glyph } from '../../lib/internal/glyph/index.js';
import { frameTexts } from '../../lib/public/indonesian/index.js';
import { HostLink } from '../../lib/public/link-provider/index.js';
import { useTexts } from '../../lib/public/texts/index.js';
import { DownloadCount } from './download-count/index.js';
import { LevelBadge } from './level-badge/index.js';
import { TopicChips } from './topic-chips/index.js';

/** Props that the cards of a set share. */
export interface SetCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /**
   * The element that is rendered.
   * @default 'article'
   */
  as?: 'article' | 'li' | 'div';
  /** Where the whole card leads. */
  href: string;
  /** Title of the set; may carry marks. */
  title: ReactNode;
  /**
   * Level of the title.
   * @default 'h3'
   */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** The title as plain text, for the description of the card's button, when `title` is not. */
  name?: string;
  /** Mudah, Sedang, Sulit or another word, which is red. */
  level: string;
  /** Stands before the level: a box that chooses the set among several. */
  selection?: ReactNode;
  /** Stands beside the level: a lock that says who alone sees it, or when it opens. */
  lock?: ReactNode;
  /** Stands beside the facts, in a place of fixed size: a `SetCover`. */
  cover?: ReactNode;
  /** Lecturer; may carry marks. */
  lecturer?: ReactNode;
  /** Where the lecturer leads: to their sets. */
  lecturerHref?: string | undefined;
  /** How often it was downloaded. */
  downloads: number;
  /** When the set last changed: ISO 8601 text or a `Date`. */
  updated: string | Date;
  /** Names of the topics. The first three are shown. */
  topics: readonly string[];
  /** Draws a topic, for example with marks. */
  renderTopic?: (topic: string) => ReactNode;
  /** Where a topic leads: to its sets. */
  topicHref?: ((topic: string) => string) | undefined;
}

/** The title for a description of the link, which takes no marks. */
export function plainTitle(name: string | undefined, title: ReactNode): string {
  return name ?? (typeof title === 'string' ? title : '');
}

interface FactProps {
  /** Stands before it, on a line of its own. */
  icon?: Drawing;
  /** For those who do not see its place. */
  name?: string;
  /** Where it leads. */
  href?: string | undefined;
  children: ReactNode;
}

/**
 * A fact of a set; a link where it leads somewhere, for the mouse: among many cards the keyboard has fewer stops, and
 * finds the same links on the set's own page.
 */
export function Fact({ icon, name, href, children }: FactProps) {
  return (
    <span className={icon && 'ui:relative ui:mt-1 ui:block ui:ps-6'}>
      {icon && <Glyph of={icon} className="ui:absolute ui:start-0" />}
      {/* Beside the link: what is hidden in one lies under the press that is aimed at its middle. */}
      {name && <span className="ui:sr-only">{name}: </span>}
      {href ? (
        <HostLink href={href} tabIndex={-1} className={FACT_LINK}>
          {children}
        </HostLink>
      ) : (
        children
      )}
    </span>
  );
}

interface SetCardFrameProps extends Omit<SetCardProps, 'href' | 'name'> {
  'data-component': string;
  /** How the date is written. */
  format?: 'short';
  /** Lines below the level. */
  facts: ReactNode;
  /** Stands at the end of the last line. */
  action: ReactNode;
  /** Stands below the topics. */
  children?: ReactNode;
}

/** A set as a card that begins with its title. */
export function SetCardFrame({
  as = 'article',
  title,
  titleAs: Title = 'h3',
  level,
  selection,
  lock,
  cover,
  facts,
  lecturer,
  lecturerHref,
  topics,
  renderTopic,
  topicHref,
  updated,
  format,
  downloads,
  action,
  className,
  children,
  ...rest
}: SetCardFrameProps) {
  // One type for the three tags, which take the same attributes.
  const Element = as as 'article';
  const strings = useTexts(frameTexts);
  return (
    <Element className={cn(CARD, LINKED_CARD, className)} {...rest}>
      <Title className="ui:text-balance ui:font-semibold ui:text-[0.9375rem]/[1.3] ui:text-text ui:wrap-anywhere">
        {title}
      </Title>
      <div
        className={cn(
          'ui:relative ui:my-2 ui:text-text-muted ui:wrap-anywhere',
          cover && 'ui:min-h-17 ui:pe-15',
        )}
      >
        <div className="ui:mb-1 ui:flex ui:flex-wrap ui:gap-2">
          {selection && <span className={ABOVE_LINK}>{selection}</span>}
          <LevelBadge level={level} />
          {lock}
        </div>
        {facts}
        {lecturer && (
          <Fact icon={USER_ROUND} name={strings['setCard.lecturer']} href={lecturerHref}>
            {lecturer}
          </Fact>
        )}
        {cover && <div className="ui:absolute ui:end-0 ui:top-0 ui:h-17 ui:w-12">{cover}</div>}
      </div>
      <div className="ui:mt-auto ui:flex ui:flex-col ui:gap-2">
        <TopicChips topics={topics} renderTopic={renderTopic} topicHref={topicHref} />
        {children}
        <div className="ui:flex ui:flex-wrap ui:gap-2 ui:items-center ui:justify-between ui:text-text-muted">
          <div className="ui:flex ui:flex-col">
            <UpdatedDate date={updated} format={format} icon={false} />
            <DownloadCount count={downloads} icon={false} />
          </div>
          {action}
        </div>
      </div>
    </Element>
  );
}
