import type { Ref } from 'react';
import { CHEVRON_LEFT } from '../../../lib/internal/drawings/chevron-left.js';
import { CHEVRON_RIGHT } from '../../../lib/internal/drawings/chevron-right.js';
import { MAXIMIZE } from '../../../lib/internal/drawings/maximize.js';
import { MINIMIZE } from '../../../lib/internal/drawings/minimize.js';
import { MOVE_HORIZONTAL } from '../../../lib/internal/drawings/move-horizontal.js';
import { PANEL_LEFT } from '../../../lib/internal/drawings/panel-left.js';
import { PRINTER } from '../../../lib/internal/drawings/printer.js';
import { SEARCH } from '../../../lib/internal/drawings/search.js';
import { ZOOM_IN } from '../../../lib/internal/drawings/zoom-in.js';
import { ZOOM_OUT } from '../../../lib/internal/drawings/zoom-out.js';
import { ToolButton } from '../../../lib/internal/tool-button/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { PageField } from './page-field.js';
import { stepZoom } from './zoom.js';
import { ZoomChoice } from './zoom-choice.js';

export interface PdfToolbarProps {
  label: string;
  page: number;
  count: number;
  /** 1 is the size on paper. */
  zoom: number;
  /** Whether the pages are as wide as the viewer. */
  fitted: boolean;
  onPage: (page: number) => void;
  onZoom: (zoom: number | 'fit') => void;
  printing: boolean;
  onPrint: () => void;
  /** Whether the viewer fills the screen; `null` where the browser cannot do that. */
  fullScreen: boolean | null;
  onFullScreen: () => void;
  onFind: () => void;
  panelButton: Ref<HTMLButtonElement>;
  /** Of the panel of pages while it is open. */
  panelId: string | null;
  onPanel: () => void;
}

const GROUP = 'ui:flex ui:flex-wrap ui:items-center ui:gap-1';

/** The viewer's controls: pages, finding, zoom, print, full screen. */
export function PdfToolbar({
  label,
  page,
  count,
  zoom,
  fitted,
  onPage,
  onZoom,
  printing,
  onPrint,
  fullScreen,
  onFullScreen,
  onFind,
  panelButton,
  panelId,
  onPanel,
}: PdfToolbarProps) {
  const strings = useTexts(moreTexts);
  const smaller = stepZoom(zoom, -1);
  const larger = stepZoom(zoom, 1);
  return (
    <fieldset
      data-part="toolbar"
      aria-label={strings['pdf.toolbar'](label)}
      className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-4 ui:gap-y-2 ui:border-border ui:border-b ui:bg-surface ui:px-3 ui:py-2"
    >
      <div className={GROUP}>
        <ToolButton
          ref={panelButton}
          icon={PANEL_LEFT}
          label={strings['pdf.panel']}
          aria-expanded={panelId !== null}
          aria-controls={panelId ?? undefined}
          onClick={onPanel}
        />
        <ToolButton icon={SEARCH} label={strings['find.label']} onClick={onFind} />
        <ToolButton
          icon={CHEVRON_LEFT}
          label={strings['pdf.previous']}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <ToolButton
          icon={CHEVRON_RIGHT}
          label={strings['pdf.next']}
          disabled={page >= count}
          onClick={() => onPage(page + 1)}
        />
        <PageField page={page} count={count} onPage={onPage} />
      </div>
      <div className={GROUP}>
        <ToolButton
          icon={ZOOM_OUT}
          label={strings['pdf.zoomOut']}
          disabled={smaller === zoom}
          onClick={() => onZoom(smaller)}
        />
        <ZoomChoice zoom={zoom} onZoom={onZoom} />
        <ToolButton
          icon={ZOOM_IN}
          label={strings['pdf.zoomIn']}
          disabled={larger === zoom}
          onClick={() => onZoom(larger)}
        />
        <ToolButton
          icon={MOVE_HORIZONTAL}
          label={strings['pdf.fit']}
          aria-pressed={fitted}
          onClick={() => onZoom('fit')}
        />
        <ToolButton
          icon={PRINTER}
          label={strings[printing ? 'pdf.printing' : 'pdf.print']}
          busy={printing}
          onClick={onPrint}
        />
        {fullScreen !== null && (
          <ToolButton
            icon={fullScreen ? MINIMIZE : MAXIMIZE}
            label={strings[fullScreen ? 'pdf.exitFullScreen' : 'pdf.fullScreen']}
            onClick={onFullScreen}
          />
        )}
      </div>
    </fieldset>
  );
}
