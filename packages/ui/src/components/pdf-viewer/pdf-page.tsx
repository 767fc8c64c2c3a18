'use client';

import { useEffect, useRef } from 'react';
import { Page } from 'react-pdf';
import { indonesian, useStrings } from '../../lib/public/strings/index.js';
import type { PageBox, PageSize } from './page-layout.js';
import { drawnDensity } from './zoom.js';

/** Props of {@link PdfPage}. */
export interface PdfPageProps {
  page: number;
  box: PageBox;
  width: number;
  onSize: (page: number, size: PageSize) => void;
}

type Rendered = { cleanup: () => unknown; originalWidth: number; originalHeight: number };

/** One drawn page: a canvas and, over it, its text for selection and screen readers. */
export function PdfPage({ page, box, width, onSize }: PdfPageProps) {
  const strings = useStrings(indonesian);
  const loaded = useRef<Rendered>(null);
  // Fonts and images of a page that scrolled away are given back.
  useEffect(() => () => void loaded.current?.cleanup(), []);

  return (
    <Page
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
