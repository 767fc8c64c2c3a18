'use client';

import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { CHECK } from '../../../lib/internal/drawings/check.js';
import { COPY } from '../../../lib/internal/drawings/copy.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { LiveRegion } from '../../feedback/live-region/index.js';
import { FieldMessage } from '../../inputs/field/index.js';
import { Button, type ButtonProps } from '../button/index.js';

/** Props of {@link CopyButton}. Native props reach the button, `className` the root. */
export interface CopyButtonProps extends Omit<ButtonProps, 'icon' | 'asChild' | 'type'> {
  /** Text to copy; a function is called at the click. */
  text: string | (() => string);
  /**
   * Names what is copied where several can be: 'Salin perintah'.
   * @default 'Salin'
   */
  children?: ReactNode;
}

/** For how long it says that it has copied, in milliseconds. */
const SHOWN = 2000;

/** Copies a text, and says that it did; where the browser refuses, how else to do it. */
export function CopyButton({
  text,
  children,
  iconOnly = false,
  onClick,
  className,
  ...rest
}: CopyButtonProps) {
  const strings = useTexts(moreTexts);
  const id = useId();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copied = outcome === 'copied';
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(setOutcome, SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);

  async function press(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    try {
      // There is no clipboard on a page that came without encryption.
      await navigator.clipboard.writeText(typeof text === 'function' ? text() : text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  const label = children ?? strings['copyButton.copy'];
  return (
    <div
      data-component="copy-button"
      data-state={outcome}
      className={cn('ui:min-w-0 ui:max-w-full ui:print:hidden', className)}
    >
      <Button
        icon={<Glyph of={copied ? CHECK : COPY} />}
        iconOnly={iconOnly}
        title={iconOnly ? rest['aria-label'] : undefined}
        aria-describedby={outcome === 'failed' ? `${id}-error` : undefined}
        onClick={press}
        {...rest}
      >
        {!iconOnly && (
          // One upon the other: the button stays as wide as the longer of both, and keeps its name.
          <span className="ui:grid ui:min-w-0 ui:text-center ui:wrap-anywhere">
            <span className={cn('ui:[grid-area:1/1]', copied && 'ui:opacity-0')}>{label}</span>
            <span aria-hidden className={cn('ui:[grid-area:1/1]', !copied && 'ui:invisible')}>
              {strings['copyButton.copied']}
            </span>
          </span>
        )}
      </Button>
      <FieldMessage id={id} error={outcome === 'failed' && strings['copyButton.failed']} />
      <LiveRegion message={copied ? strings['copyButton.copied'] : ''} />
    </div>
  );
}
