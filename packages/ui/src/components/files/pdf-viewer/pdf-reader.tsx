import {
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Document, pdfjs } from 'react-pdf';
import { cn } from '../../../lib/internal/cn/index.js';
import { useNarrow } from '../../../lib/internal/use-narrow.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { usePdfAssets } from '../../../lib/public/pdf-assets/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Alert } from '../../feedback/alert/index.js';
import { LoadingStatus } from '../../feedback/loading-status/index.js';
import { documentOptions } from './document-options.js';
import { keyMeans } from './key-means.js';
import type { OpenPdf } from './open-pdf.js';
import { createPageMarks } from './page-marks.js';
import { PagePanel } from './page-panel.js';
import { PdfFind } from './pdf-find.js';
import { PdfPages } from './pdf-pages.js';
import { PdfToolbar } from './pdf-toolbar.js';
import { useFind } from './use-find.js';
import { useFindField } from './use-find-field.js';
import { useFullScreen } from './use-full-screen.js';
import { usePages } from './use-pages.js';
import { usePrint } from './use-print.js';

export interface PdfReaderProps {
  data: Uint8Array | Blob;
  label: string;
  startPage: number;
  marked: readonly string[];
  onLoaded?: (document: { pageCount: number }) => void;
  onPageChange?: (page: number) => void;
  onFailed: (error: Error) => void;
}

/** Below this width, in pixels, the panel of pages takes the place of the pages. */
const NARROW = 560;

/** The part of the viewer that brings pdf.js along; loaded when there is something to show. */
export function PdfReader({
  data,
  label,
  startPage,
  marked,
  onLoaded,
  onPageChange,
  onFailed,
}: PdfReaderProps) {
  const strings = useTexts(moreTexts);
  const assets = usePdfAssets();
  const root = useRef<HTMLDivElement>(null);
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const count = pdf?.numPages ?? 0;
  const { scroller, onScroll, ...pages } = usePages(count, startPage);
  const [fullScreen, toggleFullScreen] = useFullScreen(root);
  const print = usePrint(pdf, label);
  const file = useMemo(() => (data instanceof Blob ? data : { data }), [data]);
  const options = useMemo(() => documentOptions(assets), [assets]);
  // A layout effect: it comes before the passive one in which react-pdf starts the document.
  useLayoutEffect(() => {
    pdfjs.GlobalWorkerOptions.workerSrc = assets.workerSrc;
  }, [assets]);

  const { current } = pages.view;
  const find = useFind(pdf, marked, startPage, current);
  const findField = useFindField(find, scroller);
  useEffect(() => {
    if (count > 0) onPageChange?.(current);
  }, [count, current, onPageChange]);
  const [marks] = useState(createPageMarks);
  useLayoutEffect(() => marks.scrollIn(scroller.current), [marks, scroller]);
  const { hit } = find;
  const { goTo: showPage } = pages;
  useEffect(() => {
    if (!marks.show(hit) && hit) showPage(hit.page);
  }, [marks, hit, showPage]);
  const goTo = (page: number) => pages.goTo(Math.min(count, Math.max(1, page)));

  const isNarrow = useNarrow(root, NARROW);
  const panelId = useId();
  const panelButton = useRef<HTMLButtonElement>(null);
  const [panelOpen, setPanelOpen] = useState(false);

  function closePanel() {
    setPanelOpen(false);
    panelButton.current?.focus();
  }

  function openPage(page: number) {
    goTo(page);
    if (!isNarrow) return;
    // The pages take the focus only when they are no longer covered.
    flushSync(() => setPanelOpen(false));
    scroller.current?.focus({ preventScroll: true });
  }

  function forgetPrint() {
    print.dismiss();
    scroller.current?.focus({ preventScroll: true });
  }

  function press(event: KeyboardEvent) {
    if (event.defaultPrevented) return;
    if (findField.press(event)) {
      event.preventDefault();
      return;
    }
    const { setZoom, stepZoom } = pages;
    const does = keyMeans(event, { goTo, setZoom, stepZoom, current, count });
    if (does === undefined) return;
    does();
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls inside
    <div
      ref={root}
      className="ui:relative ui:flex ui:h-full ui:min-w-0 ui:flex-col"
      onKeyDown={press}
    >
      {count === 0 && (
        <LoadingStatus className="ui:absolute ui:inset-0 ui:justify-center">
          {strings['pdf.loading']}
        </LoadingStatus>
      )}
      {/* In its place from the start, so that the pages do not move when it can be used. */}
      <div className={cn(count === 0 && 'ui:invisible')}>
        <PdfToolbar
          label={label}
          page={current}
          count={count}
          zoom={pages.zoom}
          fitted={pages.fitted}
          onPage={goTo}
          onZoom={pages.setZoom}
          printing={print.state === 'drawing'}
          onPrint={print.start}
          fullScreen={fullScreen}
          onFullScreen={toggleFullScreen}
          onFind={findField.open}
          panelButton={panelButton}
          panelId={panelOpen ? panelId : null}
          onPanel={() => setPanelOpen(!panelOpen)}
        />
      </div>
      {print.state === 'failed' && (
        <div className="ui:p-2">
          <Alert tone="danger" onDismiss={forgetPrint}>
            {strings['pdf.printFailed']}
          </Alert>
        </div>
      )}
      {pdf && (find.typed !== null || find.marking) && (
        <PdfFind find={find} marked={marked} field={findField.field} onClose={findField.close} />
      )}
      <div className="ui:relative ui:flex ui:min-h-0 ui:flex-1">
        {pdf && panelOpen && (
          <PagePanel
            id={panelId}
            pdf={pdf}
            label={label}
            boxes={pages.boxes}
            width={pages.width}
            current={current}
            over={isNarrow}
            onPage={openPage}
            onClose={closePanel}
          />
        )}
        <section
          ref={scroller}
          data-part="pages"
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          // The panel of a narrow viewer lies over it.
          inert={panelOpen && isNarrow}
          onScroll={onScroll}
          className="ui:min-h-0 ui:min-w-0 ui:flex-1 ui:overflow-x-auto ui:overflow-y-scroll ui:bg-surface-sunken ui:p-3 ui:focus-ring ui:focus-visible:-outline-offset-2"
        >
          <Document
            file={file}
            options={options}
            suspense={false}
            className="ui:flex ui:w-fit ui:min-w-full ui:flex-col ui:items-center ui:gap-3"
            loading=""
            noData=""
            error=""
            // Without a handler react-pdf asks by window.prompt.
            onPassword={() => onFailed(new Error('The document asks for a password'))}
            onLoadError={onFailed}
            onSourceError={onFailed}
            onLoadSuccess={(opened) => {
              setPdf(opened);
              onLoaded?.({ pageCount: opened.numPages });
            }}
          >
            <PdfPages pages={pages} finder={find.finder} apart={find.apart} marks={marks} />
          </Document>
        </section>
      </div>
    </div>
  );
}
