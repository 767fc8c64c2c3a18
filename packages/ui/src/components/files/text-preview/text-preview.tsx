'use client';

import { type ComponentPropsWithRef, lazy, Suspense, useRef, useState } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { TEXT_WRAP } from '../../../lib/internal/drawings/text-wrap.js';
import { ToolButton } from '../../../lib/internal/tool-button/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { ErrorState } from '../../feedback/error-state/index.js';
import { LoadingStatus } from '../../feedback/loading-status/index.js';

export interface TextPreviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the text, such as the file's name. */
  label: string;
  /** The text itself; `null` while there is none. */
  text: string | null;
  /**
   * State of the text.
   * @default 'ready'
   */
  state?: 'loading' | 'failed' | 'ready';
  /**
   * Shown when the text could not be had.
   * @default 'Error loading file content'
   */
  failedText?: string;
  /** Loads it again; without it there is no button. */
  onRetry?: () => void;
  /**
   * Words that are marked, as they stand in the text; case and accents do not matter. A bar counts them
   * and goes from one to the next.
   */
  marked?: readonly string[];
  /**
   * Height in pixels above which the text scrolls.
   * @default 600
   */
  maxHeight?: number;
}

const MarkedText = lazy(async () => ({ default: (await import('./marked-text.js')).MarkedText }));

/** A plain text file as it is: fixed-width letters, lines as long as they are, folded on request. */
export function TextPreview({
  label,
  text,
  state = 'ready',
  failedText,
  onRetry,
  marked,
  maxHeight = 600,
  className,
  ...rest
}: TextPreviewProps) {
  const strings = useTexts(moreTexts);
  const scroller = useRef<HTMLElement>(null);
  const [wrapped, setWrapped] = useState(false);
  return (
    <div
      data-component="text-preview"
      data-state={state}
      className={cn(
        'ui:min-w-0 ui:overflow-hidden ui:rounded-lg ui:border ui:border-border ui:bg-surface',
        className,
      )}
      {...rest}
    >
      {state === 'loading' && (
        <LoadingStatus className="ui:p-4">{strings['textPreview.loading']}</LoadingStatus>
      )}
      {state === 'failed' && (
        <ErrorState
          size="sm"
          title={failedText ?? strings['textPreview.failed']}
          onRetry={onRetry}
        />
      )}
      {state === 'ready' && marked !== undefined && marked.length > 0 && text !== null && (
        <Suspense>
          <MarkedText key={text} words={marked} text={text} scroller={scroller} />
        </Suspense>
      )}
      {state === 'ready' && (
        <div className="ui:flex ui:justify-end ui:border-border ui:border-b ui:px-2 ui:py-1 ui:print:hidden">
          <ToolButton
            icon={TEXT_WRAP}
            label={strings['textPreview.wrap']}
            aria-pressed={wrapped}
            onClick={() => setWrapped(!wrapped)}
          />
        </div>
      )}
      {state === 'ready' && (
        <section
          ref={scroller}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          style={{ maxHeight }}
          className="ui:overflow-auto ui:rounded-lg ui:focus-ring ui:focus-visible:-outline-offset-2 ui:print:max-h-none!"
        >
          <pre
            className={cn(
              'ui:w-fit ui:p-4 ui:font-mono ui:text-sm/[1.65] ui:text-text ui:print:whitespace-pre-wrap',
              wrapped && 'ui:whitespace-pre-wrap ui:wrap-anywhere',
            )}
          >
            {text}
          </pre>
        </section>
      )}
    </div>
  );
}
