import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Tab, TabPanel, Tabs, TabsList } from '../../navigation/tabs/index.js';
import { createDrawQueue } from './draw-queue.js';
import { moveAmongEntries } from './move-among-entries.js';
import type { OpenPdf } from './open-pdf.js';
import { entryAt, type OutlineEntry, readOutline } from './outline.js';
import type { PageBox } from './page-layout.js';
import { PageOutline } from './page-outline.js';
import { PageThumbnail, THUMBNAIL_WIDTH } from './page-thumbnail.js';

export interface PagePanelProps {
  id: string;
  pdf: OpenPdf;
  label: string;
  boxes: readonly PageBox[];
  /** Of the boxes. */
  width: number;
  current: number;
  /** Lies over the pages instead of beside them. */
  over: boolean;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** Pages that are drawn small at once: they share the worker with those that are read. */
const DRAWN_AT_ONCE = 2;

/** The document's pages seen small and, where it has one, its table of contents. */
export function PagePanel({
  id,
  pdf,
  label,
  boxes,
  width,
  current,
  over,
  onPage,
  onClose,
}: PagePanelProps) {
  const strings = useTexts(moreTexts);
  const panel = useRef<HTMLElement>(null);
  const [queue] = useState(() => createDrawQueue(DRAWN_AT_ONCE));
  const [outline, setOutline] = useState<readonly OutlineEntry[] | null>(null);

  useEffect(() => {
    let wanted = true;
    void readOutline(pdf).then((entries) => wanted && setOutline(entries));
    return () => {
      wanted = false;
    };
  }, [pdf]);

  // The page that is read stays in sight, and is where the keyboard begins.
  const isEntered = useRef(false);
  useEffect(() => {
    const list = panel.current;
    const entry = list?.querySelector<HTMLElement>(`[data-page-entry="${current}"]`);
    if (!outline || !list || !entry) return;
    if (!isEntered.current) entry.focus({ preventScroll: true });
    isEntered.current = true;
    keepInSight(list, entry);
  }, [current, outline]);

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else moveAmongEntries(event);
  }

  const thumbnails = (
    <div
      className="ui:grid"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${THUMBNAIL_WIDTH + 16}px, 1fr))` }}
    >
      {boxes.map(({ height }, index) => (
        <PageThumbnail
          key={index + 1}
          pdf={pdf}
          page={index + 1}
          ratio={width > 0 ? height / width : Math.SQRT2}
          current={index + 1 === current}
          queue={queue}
          onPage={onPage}
        />
      ))}
    </div>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the entries inside
    <nav
      ref={panel}
      id={id}
      data-part="panel"
      aria-label={strings['pdf.panelOf'](label)}
      style={over ? { zIndex: 1 } : { width: 216 }}
      className={cn(
        'ui:shrink-0 ui:overflow-y-auto ui:border-border ui:bg-surface ui:p-2',
        over ? 'ui:absolute ui:inset-0' : 'ui:relative ui:border-e',
      )}
      onKeyDown={press}
    >
      {outline?.length === 0 && thumbnails}
      {outline !== null && outline.length > 0 && (
        <Tabs defaultValue="pages">
          <TabsList label={strings['pdf.panel']} style={{ marginInlineStart: 0 }}>
            <Tab value="pages">{strings['pdf.word']}</Tab>
            <Tab value="outline">{strings['pdf.outline']}</Tab>
          </TabsList>
          <TabPanel value="pages">{thumbnails}</TabPanel>
          <TabPanel value="outline">
            <PageOutline
              label={strings['pdf.outline']}
              entries={outline}
              current={entryAt(outline, current)}
              onPage={onPage}
            />
          </TabPanel>
        </Tabs>
      )}
    </nav>
  );
}

function keepInSight(list: HTMLElement, entry: HTMLElement) {
  const frame = list.getBoundingClientRect();
  const rect = entry.getBoundingClientRect();
  if (rect.top < frame.top || rect.bottom > frame.bottom) {
    list.scrollTop += rect.top - frame.top - (frame.height - rect.height) / 2;
  }
}
