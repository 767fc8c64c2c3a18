import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';

export interface AuthLeadProps extends ComponentPropsWithRef<'div'> {
  /** Why the form was refused: an Alert, in the room of the sentence. */
  notice?: ReactNode;
  /** The sentence that says what the form is for. */
  children: ReactNode;
}

const ROOM = 'ui:min-w-0 ui:[grid-area:1/1]';

/** Text under the title, replaced in the same space by the reason for a refusal: the form does not jump. */
export function AuthLead({ notice, className, children, ...rest }: AuthLeadProps) {
  return (
    <div
      data-component="auth-lead"
      className={cn('ui:grid ui:min-h-12 ui:min-w-0 ui:items-start', className)}
      {...rest}
    >
      <div className={cn(ROOM, notice && 'ui:invisible')}>{children}</div>
      {notice && <div className={ROOM}>{notice}</div>}
    </div>
  );
}
