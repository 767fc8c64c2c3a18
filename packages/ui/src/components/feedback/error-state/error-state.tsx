'use client';

import { CLOUD_EXCLAMATION_POINT } from '../../../lib/internal/drawings/cloud-exclamation-point.js';
import { ROTATE_CW } from '../../../lib/internal/drawings/rotate-cw.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
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
  icon = <Glyph of={CLOUD_EXCLAMATION_POINT} size={32} />,
  actions,
  ...rest
}: ErrorStateProps) {
  const strings = useTexts(frameTexts);
  const retry = onRetry ? (
    <Button busy={busy} icon={<Glyph of={ROTATE_CW} />} onClick={onRetry}>
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
