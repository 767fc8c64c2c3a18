'use client';

import { type ComponentPropsWithRef, createElement, useState } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { usePdfAssets } from '../../../lib/public/pdf-assets/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { ErrorState } from '../../feedback/error-state/index.js';
import { LoadingStatus } from '../../feedback/loading-status/index.js';
import { useReader } from './use-reader.js';

export interface PdfViewerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the document. */
  label: string;
  /** Its bytes; `null` while there are none. The viewer never fetches. Keep the same object. */
  data: Uint8Array | Blob | null;
  /**
   * State of the file's bytes.
   * @default 'ready'
   */
  state?: 'loading' | 'failed' | 'ready';
  /**
   * Shown when the bytes could not be had or are no readable PDF.
   * @default 'Gagal memuat PDF'
   */
  failedText?: string;
  /**
   * Shown while the bytes are fetched and read.
   * @default 'Memuat PDF'
   */
  loadingText?: string;
  /** Gets the bytes again; shows 'Coba Lagi'. */
  onRetry?: () => void;
  /** Called once the document is read. */
  onLoaded?: (document: {
    /** How many pages it has. */
    pageCount: number;
  }) => void;
  /** Called when the bytes turn out to be no PDF that can be read. */
  onUnreadable?: () => void;
  /** Called with the page that is read, from 1, at first too. */
  onPageChange?: (page: number) => void;
  /**
   * The page that it opens at, from 1; another one goes there.
   * @default 1
   */
  startPage?: number;
  /**
   * Words that are marked on all pages, as they stand in the text; case, accents and ligatures do not
   * matter. A bar counts them and goes from one to the next, beginning on `startPage`.
   */
  marked?: readonly string[];
  /**
   * Of the whole viewer, in pixels.
   * @default 600
   */
  height?: number;
}

const NONE: readonly string[] = [];

/** Reads a PDF page by page. Needs a PdfAssetsProvider above it. */
export function PdfViewer({
  label,
  data,
  state = 'ready',
  failedText,
  loadingText,
  onRetry,
  onLoaded,
  onUnreadable,
  onPageChange,
  startPage = 1,
  marked = NONE,
  height = 600,
  className,
  style,
  ...rest
}: PdfViewerProps) {
  const strings = useTexts(moreTexts);
  const { workerSrc } = usePdfAssets();
  const [broken, setBroken] = useState<typeof data>(null);
  const ready = state === 'ready' && data !== null;
  const [reader, fetchReader] = useReader(ready || state === 'loading');
  const unreadable = ready && broken === data;
  const failed = state === 'failed' || unreadable || (ready && reader === 'failed');

  function retry() {
    setBroken(null);
    if (reader === 'failed') fetchReader();
    onRetry?.();
  }

  return (
    <div
      data-component="pdf-viewer"
      data-state={failed ? 'failed' : ready ? 'ready' : 'loading'}
      className={cn(
        'ui:flex ui:min-w-0 ui:flex-col ui:overflow-hidden ui:rounded-lg ui:border ui:border-border ui:bg-surface ui:print:hidden',
        className,
      )}
      style={{ height, ...style }}
      {...rest}
    >
      {failed ? (
        <ErrorState
          size="sm"
          className="ui:m-auto"
          title={failedText ?? strings['pdf.failed']}
          onRetry={onRetry || unreadable || reader === 'failed' ? retry : undefined}
        />
      ) : ready && typeof reader === 'object' ? (
        createElement(reader.Reader, {
          data,
          label,
          startPage,
          marked,
          onLoaded,
          onPageChange,
          onFailed() {
            setBroken(data);
            onUnreadable?.();
          },
        })
      ) : (
        <>
          {/* pdf.js would ask for its worker only when it has the document. */}
          <link rel="prefetch" as="script" href={workerSrc} />
          <LoadingStatus className="ui:m-auto">
            {loadingText ?? strings['pdf.loading']}
          </LoadingStatus>
        </>
      )}
    </div>
  );
}
