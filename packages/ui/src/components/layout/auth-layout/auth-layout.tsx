import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';

export interface AuthLayoutProps extends ComponentPropsWithRef<'div'> {
  /** Content beside the form: benefits of signing in. Below the form on a phone. */
  aside?: ReactNode;
}

/** A page with one form to pass, such as the sign-in: the form in the middle, a quiet panel beside it. */
export function AuthLayout({ aside, className, children, ...rest }: AuthLayoutProps) {
  return (
    <div
      data-component="auth-layout"
      className={cn(
        'ui:grid ui:min-w-0 ui:grow',
        aside && 'ui:lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
        className,
      )}
      {...rest}
    >
      <div
        data-part="form"
        className="ui:flex ui:min-w-0 ui:flex-col ui:justify-center ui:bg-surface ui:px-4 ui:py-10 ui:sm:px-6 ui:lg:py-16"
      >
        <div className="ui:mx-auto ui:w-full ui:max-w-md">{children}</div>
      </div>
      {aside ? (
        <div
          data-part="aside"
          className="ui:flex ui:min-w-0 ui:flex-col ui:justify-center ui:border-t ui:border-border ui:bg-brand-soft ui:px-4 ui:py-10 ui:sm:px-6 ui:lg:border-s ui:lg:border-t-0 ui:lg:px-12 ui:print:hidden"
        >
          <div className="ui:mx-auto ui:w-full ui:max-w-md ui:lg:mx-0">{aside}</div>
        </div>
      ) : null}
    </div>
  );
}
