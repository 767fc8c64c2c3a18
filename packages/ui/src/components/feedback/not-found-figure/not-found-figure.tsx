import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';

export interface NotFoundFigureProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {}

/** A shelf with one volume missing. Decorative: the words beside it say what is not there. */
export function NotFoundFigure({ className, ...rest }: NotFoundFigureProps) {
  return (
    <svg
      data-component="not-found-figure"
      viewBox="0 0 240 120"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
      className={cn('ui:block ui:h-auto ui:w-60 ui:max-w-full', className)}
      {...rest}
    >
      <g className="ui:fill-surface ui:stroke-border-control">
        <rect x="34" y="32" width="18" height="72" rx="2" />
        <rect x="52" y="42" width="14" height="62" rx="2" />
        <rect x="66" y="26" width="22" height="78" rx="2" />
        <rect x="88" y="38" width="16" height="66" rx="2" />
        <path d="m145.5 43 16.4-3.500a2 2 0 0 1 2.4 1.500L177 101.500a2 2 0 0 1-1.5 2.400l-.5.100h-14.500L144 45.400a2 2 0 0 1 1.5-2.400Z" />
        <rect x="178" y="36" width="20" height="68" rx="2" />
      </g>
      <g className="ui:stroke-border-control">
        <path d="M38 44h10M38 50h10M70 40h14M70 90h14M92 52h8M182 50h12M182 56h12M56 92h6" />
        <path d="M16 104.750h208" strokeWidth="2" />
      </g>
      <rect
        className="ui:stroke-brand"
        x="110"
        y="30"
        width="26"
        height="73"
        rx="2"
        strokeDasharray="4 5"
      />
      <path
        className="ui:stroke-brand"
        d="M118.5 60a4.5 4.5 0 1 1 6.2 4.200c-1.1.5-1.7 1.3-1.7 2.500V69M123 74.500v.1"
        strokeWidth="2"
      />
    </svg>
  );
}
