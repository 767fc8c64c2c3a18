import type { ComponentPropsWithRef, ReactNode } from 'react';

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
  /** Stands beside the title, in a place of fixed size: a `SetCover`. */
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
