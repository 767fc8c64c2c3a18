import { type RefObject, useEffect, useRef } from 'react';
import { useObserved } from '../../../lib/internal/use-observed.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import type { DrawQueue } from './draw-queue.js';
import { drawThumbnail } from './draw-thumbnail.js';
import type { OpenPdf } from './open-pdf.js';

/** Whether an element is in sight of what scrolls around it, or a little way off. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, tellNear] = useObserved<boolean>(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => tellNear(entries.at(-1)?.isIntersecting ?? false),
      { root: element.current.closest('[data-part="panel"]'), rootMargin: '200px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, tellNear]);
  return near;
}

/** Width of a thumbnail, in pixels. */
export const THUMBNAIL_WIDTH = 96;

export interface PageThumbnailProps {
  pdf: OpenPdf;
  page: number;
  /** Height by width. */
  ratio: number;
  current: boolean;
  queue: DrawQueue;
  onPage: (page: number) => void;
}

/** A page seen small, which leads there; drawn while it is near. */
export function PageThumbnail({ pdf, page, ratio, current, queue, onPage }: PageThumbnailProps) {
  const strings = useTexts(moreTexts);
  const button = useRef<HTMLButtonElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(button);
  useEffect(() => {
    const target = canvas.current;
    if (!near || !target) return;
    const density = Math.min(window.devicePixelRatio, 2);
    return queue.add({ start: () => drawThumbnail(pdf, page, target, THUMBNAIL_WIDTH * density) });
  }, [near, pdf, page, queue]);

  return (
    <button
      ref={button}
      type="button"
      data-entry
      data-page-entry={page}
      aria-label={strings['pdf.pageName'](String(page))}
      aria-current={current ? 'page' : undefined}
      tabIndex={current ? 0 : -1}
      onClick={() => onPage(page)}
      className="ui:flex ui:cursor-pointer ui:flex-col ui:items-center ui:gap-1 ui:rounded-md ui:p-2 ui:text-sm ui:text-text-muted ui:focus-ring ui:focus-visible:-outline-offset-2 ui:hover:bg-surface-hover ui:aria-[current]:font-semibold ui:aria-[current]:text-text"
    >
      <span
        style={{
          width: THUMBNAIL_WIDTH,
          height: Math.round(THUMBNAIL_WIDTH * ratio),
          outline: current ? '2px solid var(--ui-color-brand)' : undefined,
        }}
        className="ui:block ui:overflow-hidden ui:bg-surface ui:scheme-light ui:outline ui:outline-border"
      >
        {near && (
          <canvas ref={canvas} style={{ width: '100%', height: '100%' }} className="ui:block" />
        )}
      </span>
      {page}
    </button>
  );
}
