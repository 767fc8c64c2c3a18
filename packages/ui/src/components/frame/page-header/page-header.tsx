import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { Heading } from '../../data/heading/index.js';
import { Text } from '../../data/text/index.js';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The `h1` of the page. */
  title: ReactNode;
  /** Takes focus after navigation: `titleRef.current.focus()`. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** `id` of the title, for `aria-labelledby`. */
  titleId?: string;
  /**
   * How large the title is drawn; see `Heading`.
   * @default 'xl'
   */
  size?: 'lg' | 'xl' | '2xl';
  /** A `BackLink` or breadcrumbs, above the title. */
  back?: ReactNode;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /** Badges and short facts below the description. */
  meta?: ReactNode;
  /** Buttons and links; beside the title, below it on a phone. */
  actions?: ReactNode;
}

/** The beginning of a page: the way back, its title, what it is about, what can be done. */
export function PageHeader({
  title,
  titleRef,
  titleId,
  size = 'xl',
  back,
  description,
  meta,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <div
      data-component="page-header"
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:gap-3', className)}
      {...rest}
    >
      {back ? (
        <div data-part="back" className="ui:min-w-0 ui:print:hidden">
          {back}
        </div>
      ) : null}
      <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-4 ui:md:flex-row ui:md:items-start ui:md:justify-between ui:md:gap-8">
        <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-2">
          <Heading level={1} size={size} id={titleId} ref={titleRef} tabIndex={-1}>
            {title}
          </Heading>
          {description ? (
            <Text as="div" tone="muted" wrap="keep-lines" className="ui:max-w-prose">
              {description}
            </Text>
          ) : null}
          {meta ? (
            <div
              data-part="meta"
              className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-2 ui:text-sm ui:text-text-muted"
            >
              {meta}
            </div>
          ) : null}
        </div>
        {actions ? (
          <div
            data-part="actions"
            className="ui:flex ui:shrink-0 ui:flex-wrap ui:items-center ui:gap-2 ui:print:hidden"
          >
            {actions}
          </div>
        ) : null}
      </div>
    </div>
  );
}
