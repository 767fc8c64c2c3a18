import { CIRCLE_CHECK } from '../../../lib/internal/drawings/circle-check.js';
import { CIRCLE_EXCLAMATION_POINT } from '../../../lib/internal/drawings/circle-exclamation-point.js';
import { EYE } from '../../../lib/internal/drawings/eye.js';
import { ROTATE_CW } from '../../../lib/internal/drawings/rotate-cw.js';
import { X } from '../../../lib/internal/drawings/x.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { frameTexts, moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { ProgressBar } from '../../feedback/progress-bar/index.js';
import { FileIcon, fileKind } from '../file-row/index.js';
import { fileFact } from './file-facts.js';
import type { SlotFile } from './slot-file.js';

export interface SlotFileRowProps {
  file: SlotFile;
  /** Absent while the file must stay. */
  onRemove?: () => void;
  onRetry?: () => void;
  onLook?: () => void;
}

/** A chosen file, how far it is, and the buttons that remove it or send it again. */
export function SlotFileRow({ file, onRemove, onRetry, onLook }: SlotFileRowProps) {
  const { formatFileSize } = useFormats();
  const strings = useTexts(moreTexts);
  const retry = useTexts(frameTexts)['errorState.retry'];
  const { name, size, status = 'ready', progress = 0 } = file;
  const fact = fileFact(file, strings);
  return (
    <li
      data-part="file"
      data-status={status}
      className="ui:flex ui:min-w-0 ui:items-center ui:gap-3 ui:rounded-md ui:border ui:border-border ui:bg-surface ui:px-3 ui:py-2 ui:data-[status=failed]:border-danger-border"
    >
      {status === 'done' ? (
        <Glyph of={CIRCLE_CHECK} size={20} className="ui:text-success-text" />
      ) : status === 'failed' ? (
        <Glyph of={CIRCLE_EXCLAMATION_POINT} size={20} className="ui:text-danger-text" />
      ) : (
        <FileIcon kind={fileKind(name)} />
      )}
      <div className="ui:min-w-0 ui:flex-1">
        <div className="ui:font-medium ui:text-sm ui:text-text ui:wrap-anywhere">{name}</div>
        <div
          className={
            status === 'failed'
              ? 'ui:text-danger-text ui:text-xs ui:wrap-anywhere'
              : 'ui:text-text-muted ui:text-xs ui:figures'
          }
        >
          {status === 'failed' ? fact : `${formatFileSize(size)} · ${fact}`}
        </div>
        {status === 'uploading' && (
          <ProgressBar
            className="ui:mt-1.5"
            label={name}
            value={progress}
            max={1}
            showText={false}
          />
        )}
        {status === 'failed' && onRetry && (
          <Button
            size="sm"
            className="ui:mt-2"
            icon={<Glyph of={ROTATE_CW} />}
            aria-label={strings['fileSlot.retry'](name)}
            onClick={onRetry}
          >
            {retry}
          </Button>
        )}
      </div>
      {onLook && (
        <Button
          size="sm"
          variant="ghost"
          iconOnly
          className="ui:-me-2"
          aria-haspopup="dialog"
          aria-label={strings['fileSlot.look'](name)}
          onClick={onLook}
        >
          <Glyph of={EYE} />
        </Button>
      )}
      {onRemove && (
        <Button
          size="sm"
          variant="ghost"
          iconOnly
          aria-label={strings['file.remove'](name)}
          onClick={onRemove}
        >
          <Glyph of={X} />
        </Button>
      )}
    </li>
  );
}
