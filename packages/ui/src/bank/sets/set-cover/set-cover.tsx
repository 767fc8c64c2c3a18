import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';

export interface SetCoverProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Address of a picture of the first page; without one a blank sheet stands there. */
  src?: string | undefined;
}

/** A set's first page, in small: how a paper is recognised. Says nothing to a screen reader, the title does. */
export function SetCover({ src, className, ...rest }: SetCoverProps) {
  return (
    <span
      data-component="set-cover"
      data-state={src === undefined ? 'blank' : 'shown'}
      className={cn(
        'ui:block ui:size-full ui:overflow-hidden ui:rounded-sm ui:border ui:border-border ui:bg-surface-muted',
        className,
      )}
      {...rest}
    >
      {src !== undefined && (
        <img
          src={src}
          alt=""
          decoding="async"
          className="ui:size-full ui:object-cover ui:object-top"
        />
      )}
    </span>
  );
}
