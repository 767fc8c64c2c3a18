import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { PdfPage, type PdfPageProps } from './pdf-page.js';
import type { Pages } from './use-pages.js';

export interface PdfPagesProps extends Pick<PdfPageProps, 'finder' | 'apart' | 'marks'> {
  pages: Pick<Pages, 'boxes' | 'width' | 'view' | 'learnSize'>;
}

/** The column of pages: each has its place, and those near the window are drawn. */
export function PdfPages({ pages: { boxes, width, view, learnSize }, ...marking }: PdfPagesProps) {
  const strings = useTexts(moreTexts);
  return boxes.map((box, index) => {
    const page = index + 1;
    return (
      <div
        key={page}
        data-page={page}
        style={{ width, height: box.height }}
        className="ui:relative ui:shrink-0 ui:overflow-hidden ui:bg-surface ui:scheme-light ui:outline ui:outline-border"
      >
        <span className="ui:sr-only">{strings['pdf.pageName'](String(page))}</span>
        {page >= view.first && page <= view.last && width > 0 && (
          <PdfPage page={page} box={box} width={width} onSize={learnSize} {...marking} />
        )}
      </div>
    );
  });
}
