'use client';

import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { CHECK } from '../../../lib/internal/drawings/check.js';
import { CLOUD_EXCLAMATION_POINT } from '../../../lib/internal/drawings/cloud-exclamation-point.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { formatClock, useFormatOptions } from '../../../lib/public/format/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { LiveRegion } from '../live-region/index.js';
import { Spinner } from '../spinner/index.js';

export interface SaveStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Result of the last change; `idle` shows nothing. */
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** When it was saved last: ISO 8601 text or a date. */
  savedAt?: string | Date;
  /** Why it could not be saved, after 'Belum tersimpan'. */
  reason?: ReactNode;
  /** Saves again; without it there is no such button. */
  onRetry?: () => void;
}

/**
 * State of automatic saving. Only a failure, and its end, is said
 * aloud: who types does not want to hear of every saving.
 */
export function SaveState({ state, savedAt, reason, onRetry, className, ...rest }: SaveStateProps) {
  const strings = useTexts(papersTexts);
  const options = useFormatOptions();
  const [before, setBefore] = useState(state);
  const [message, setMessage] = useState(state === 'failed' ? strings['saveState.failed'] : '');
  if (state !== before) {
    setBefore(state);
    if (state === 'failed') setMessage(strings['saveState.failed']);
    else if (state === 'saved' && message) {
      setMessage(message === strings['saveState.failed'] ? strings['saveState.again'] : '');
    }
  }
  return (
    <div
      data-component="save-state"
      data-state={state}
      className={cn(
        'ui:flex ui:min-h-8 ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-x-2 ui:text-sm ui:text-text-muted',
        className,
      )}
      {...rest}
    >
      {state === 'saving' && (
        <>
          <Spinner size="sm" label={null} />
          {strings['saveState.saving']}
        </>
      )}
      {state === 'saved' && (
        <>
          <Glyph of={CHECK} />
          <span className="ui:figures">
            {strings['saveState.saved'](
              savedAt === undefined ? '' : formatClock(savedAt, options),
            ).trim()}
          </span>
        </>
      )}
      {state === 'failed' && (
        <>
          <Glyph of={CLOUD_EXCLAMATION_POINT} className="ui:text-danger-text" />
          <span className="ui:min-w-0 ui:font-medium ui:text-danger-text ui:wrap-anywhere">
            {strings['saveState.failed']}
            {reason && <>: {reason}</>}
          </span>
          {onRetry && (
            <Button variant="ghost" size="sm" onClick={onRetry}>
              {strings['saveState.retry']}
            </Button>
          )}
        </>
      )}
      <LiveRegion message={message} />
    </div>
  );
}
