import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { Heading } from '../../data/heading/index.js';
import { Text } from '../../data/text/index.js';
import { Container } from '../../layout/container/index.js';

export interface HeroProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The `h1` of the page. */
  title: ReactNode;
  /** Takes focus after navigation. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** One or two sentences. */
  description?: ReactNode;
  /** Marks of whose site it is, above everything else. */
  marks?: ReactNode;
  /** A few words above the title, such as the name of the programme. */
  eyebrow?: ReactNode;
  /** Buttons and links; the first one is the way that most people take. */
  actions?: ReactNode;
  /** Stands at the end of the line on a desktop, below on a phone. */
  aside?: ReactNode;
  /** Content between description and actions, such as a search field. */
  children?: ReactNode;
}

/** The first screenful of a site: what it is and where to begin. */
export function Hero({
  title,
  titleRef,
  description,
  marks,
  eyebrow,
  actions,
  aside,
  className,
  children,
  ...rest
}: HeroProps) {
  return (
    <div
      data-component="hero"
      className={cn('ui:border-border ui:border-b ui:bg-surface', className)}
      {...rest}
    >
      <Container className="ui:flex ui:flex-col ui:gap-10 ui:py-12 ui:md:py-16 ui:lg:flex-row ui:lg:items-center ui:lg:justify-between ui:lg:gap-16 ui:lg:py-20">
        <div className="ui:flex ui:min-w-0 ui:grow ui:flex-col ui:gap-4 ui:lg:max-w-prose">
          {marks ? (
            <div
              data-part="marks"
              className="ui:flex ui:flex-wrap ui:items-center ui:gap-3 ui:pb-2"
            >
              {marks}
            </div>
          ) : null}
          {eyebrow ? (
            <Text size="sm" weight="semibold" tone="inherit" className="ui:text-brand-text">
              {eyebrow}
            </Text>
          ) : null}
          <Heading level={1} size="2xl" ref={titleRef} tabIndex={-1}>
            {title}
          </Heading>
          {description ? (
            <Text size="lg" tone="muted" wrap="balance" className="ui:pb-2">
              {description}
            </Text>
          ) : null}
          {children}
          {actions ? (
            <div data-part="actions" className="ui:flex ui:flex-wrap ui:gap-3 ui:pt-2">
              {actions}
            </div>
          ) : null}
        </div>
        {aside ? (
          <div data-part="aside" className="ui:min-w-0 ui:lg:w-96 ui:lg:shrink-0">
            {aside}
          </div>
        ) : null}
      </Container>
    </div>
  );
}
