import { useCallback, useEffect, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import { type Finder, findRanges } from '../../../lib/internal/find-text/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import type { PageBox, PageSize } from './page-layout.js';
import type { PageMarks } from './page-marks.js';
import type { PageTexts } from './page-texts.js';
import { drawnDensity } from './zoom.js';

export interface PdfPageProps {
  page: number;
  box: PageBox;
  width: number;
  onSize: (page: number, size: PageSize) => void;
  /** Marks on the page. */
  finder: Finder | null;
  /** Which pieces of a page's text stand apart. */
  apart: PageTexts['apart'] | null;
  marks: PageMarks;
}

type Rendered = { cleanup: () => unknown; originalWidth: number; originalHeight: number };

/** One drawn page: a canvas and, over it, its text for selection and screen readers. */
export function PdfPage({ page, box, width, onSize, finder, apart, marks }: PdfPageProps) {
  const strings = useTexts(moreTexts);
  const loaded = useRef<Rendered>(null);
  // Fonts and images of a page that scrolled away are given back.
  useEffect(() => () => void loaded.current?.cleanup(), []);

  // Counts how often its text was laid out anew, as after zooming. Another function would lay it out again.
  const [drawn, setDrawn] = useState(0);
  const onText = useCallback(() => setDrawn((times) => times + 1), []);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = element.current?.querySelector('.textLayer');
    if (!finder || !apart || !text || drawn === 0) return;
    let over = false;
    let unmark: (() => void) | undefined;
    const mark = (pieces: ReadonlySet<number>) => {
      if (!over) unmark = marks.put(page, findRanges(text, finder, pieces));
    };
    void apart(page).then(mark);
    return () => {
      over = true;
      unmark?.();
    };
  }, [page, finder, apart, marks, drawn]);

  return (
    <Page
      inputRef={element}
      onRenderTextLayerSuccess={onText}
      pageNumber={page}
      width={width}
      suspense={false}
      devicePixelRatio={drawnDensity(width, box.height, window.devicePixelRatio)}
      renderAnnotationLayer={false}
      loading=""
      noData=""
      error={strings['pdf.failed']}
      onLoadSuccess={(callback) => {
        loaded.current = callback;
        onSize(page, { width: callback.originalWidth, height: callback.originalHeight });
      }}
    />
  );
}
