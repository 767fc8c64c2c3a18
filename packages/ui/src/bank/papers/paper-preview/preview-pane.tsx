import { useState } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { Alert } from '../../../components/feedback/alert/index.js';
import { EmptyState } from '../../../components/feedback/empty-state/index.js';
import { ErrorState } from '../../../components/feedback/error-state/index.js';
import { Spinner } from '../../../components/feedback/spinner/index.js';
import { PdfViewer } from '../../../components/files/pdf-viewer/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { PreviewChoices } from './preview-choices.js';
import type { PreviewPages } from './preview-pages.js';
import { SteadyPdf } from './steady-pdf.js';

export interface PreviewPaneProps extends PreviewPages {
  /** Names the pages, with their part and variant. */
  name: string;
  height: number | string;
}

/** The pages, what they are, and what becomes of them. */
export function PreviewPane({
  data,
  state,
  reason,
  choice,
  onChoiceChange,
  variants,
  onRetry,
  actions,
  name,
  height,
}: PreviewPaneProps) {
  const strings = useTexts(papersTexts);
  const [drawn, setDrawn] = useState<typeof data>(null);
  const label = `${name}: ${strings[`paperPreview.${choice.part}`]} ${choice.variant}`;
  // Before the first page the viewer itself says that it is loading.
  const busy = data !== null && (state === 'busy' || (drawn !== null && drawn !== data));
  return (
    <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-3">
      <div className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-2">
        <PreviewChoices choice={choice} variants={variants} onChange={onChoiceChange} />
        {busy && (
          <span className="ui:flex ui:items-center ui:gap-2 ui:text-sm ui:text-text-muted">
            <Spinner size="sm" label={null} />
            {strings['paperPreview.busy']}
          </span>
        )}
        {actions && <div className="ui:ms-auto ui:flex ui:flex-wrap ui:gap-2">{actions}</div>}
      </div>
      {state === 'failed' && data !== null && (
        <Alert
          tone="danger"
          title={strings['paperPreview.failed']}
          action={
            onRetry && (
              <Button size="sm" onClick={onRetry}>
                {strings['paperPreview.retry']}
              </Button>
            )
          }
        >
          {reason} {strings['paperPreview.stale']}
        </Alert>
      )}
      {data !== null ? (
        <SteadyPdf
          label={label}
          data={data}
          document={`${choice.part} ${choice.variant}`}
          height={height}
          onShown={setDrawn}
        />
      ) : state === 'failed' ? (
        <ErrorState title={strings['paperPreview.failed']} description={reason} onRetry={onRetry} />
      ) : state === 'busy' ? (
        <PdfViewer label={label} data={null} state="loading" style={{ height }} />
      ) : (
        <EmptyState frame="sunken" size="sm" title={strings['paperPreview.empty']} />
      )}
    </div>
  );
}
