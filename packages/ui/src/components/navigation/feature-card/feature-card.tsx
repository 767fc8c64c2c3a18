import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { ARROW_RIGHT } from '../../../lib/internal/drawings/arrow-right.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { Card, CardLink } from '../../data/card/index.js';
import { Heading } from '../../data/heading/index.js';
import { Text } from '../../data/text/index.js';

export interface FeatureCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Where the card leads. */
  href: string;
  /** Purpose of the linked page. */
  title: string;
  /** One or two sentences. */
  description?: ReactNode;
  /** An icon of 20 px; decorative. */
  icon?: ReactNode;
  /**
   * Level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/** One thing that can be done here, as a card that leads to it. */
export function FeatureCard({
  href,
  title,
  description,
  icon,
  headingLevel = 2,
  className,
  ...rest
}: FeatureCardProps) {
  return (
    <Card
      data-component="feature-card"
      variant="interactive"
      className={cn('ui:group ui:flex ui:h-full ui:flex-col ui:gap-4', className)}
      {...rest}
    >
      <span className="ui:flex ui:items-center ui:justify-between ui:gap-4">
        {icon ? (
          <span
            aria-hidden
            className="ui:flex ui:size-10 ui:shrink-0 ui:items-center ui:justify-center ui:rounded-md ui:bg-brand-soft ui:text-brand-text"
          >
            {icon}
          </span>
        ) : null}
        <Glyph
          of={ARROW_RIGHT}
          size={20}
          className="ui:ms-auto ui:text-text-muted ui:transition-transform ui:duration-(--ui-duration-base) ui:group-hover:[translate:2px] ui:group-hover:text-text"
        />
      </span>
      <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-1">
        <Heading level={headingLevel} size="md">
          <CardLink href={href}>{title}</CardLink>
        </Heading>
        {description ? (
          <Text as="div" size="sm" tone="muted">
            {description}
          </Text>
        ) : null}
      </div>
    </Card>
  );
}
