'use client';

import { CloudAlert, RotateCw } from 'lucide-react';
import { frameStrings, useStrings } from '../../lib/public/strings/index.js';
import { Button } from '../button/index.js';
import { EmptyState, type EmptyStateProps } from '../empty-state/index.js';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends Omit<EmptyStateProps, 'tone'> {
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /**
   * The next try is under way.
   * @default false
   */
  busy?: boolean;
  /**
   * Text of the button.
   * @default 'Coba Lagi'
   */
  retryLabel?: string;
}

/** Stands where something could not be shown: says what failed and offers to try again. */
export function ErrorState({
  onRetry,
  busy = false,
  retryLabel,
  icon = <CloudAlert aria-hidden size={32} strokeWidth={1.5} />,
  actions,
  ...rest
}: ErrorStateProps) {
  const strings = useStrings(frameStrings);
  const retry = onRetry ? (
    <Button busy={busy} icon={<RotateCw aria-hidden size={16} />} onClick={onRetry}>
      {retryLabel ?? strings['errorState.retry']}
    </Button>
  ) : null;
  return (
    <EmptyState
      data-component="error-state"
      role="alert"
      tone="danger"
      icon={icon}
      actions={
        retry || actions ? (
          <>
            {retry}
            {actions}
          </>
        ) : null
      }
      {...rest}
    />
  );
}
