'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { CHEVRON_DOWN } from '../../../lib/internal/drawings/chevron-down.js';
import { CHEVRON_UP } from '../../../lib/internal/drawings/chevron-up.js';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { TRASH } from '../../../lib/internal/drawings/trash.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { FileIcon } from './file-icon.js';
import { extension, fileKind } from './file-kind.js';

export interface FileRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The element that is rendered.
   * @default 'div'
   */
  as?: 'div' | 'li';
  /** The file's name. */
  name: string;
  /** pdf, doc, docx, txt or another word; without it the name's ending counts. */
  type?: string;
  /** Bytes. */
  size?: number;
  /** Stands below the facts: what else is to be known, such as that it cannot be searched. */
  note?: ReactNode;
  /** Where its bytes are: shows 'Download' as a plain link, which needs no script. */
  href?: string;
  /** Shows 'Download' as a button and is called when it is pressed. */
  onDownload?: () => void;
  /** Address of that download before and without scripts. */
  downloadTo?: string | undefined;
  /**
   * Whether the download is being fetched.
   * @default false
   */
  downloading?: boolean;
  /** Shows 'Lihat', which opens and closes a preview that the caller shows below. */
  onPreview?: () => void;
  /**
   * Whether that preview is open.
   * @default false
   */
  previewOpen?: boolean;
  /** `id` of the open preview. */
  previewId?: string;
  /** Stands before the download, such as a button that reports a mistake. */
  actions?: ReactNode;
  /** Shows a button that takes the file away. */
  onRemove?: () => void;
}

/** A file with its kind, size and what can be done with it. */
export function FileRow({
  as = 'div',
  name,
  type,
  size,
  note,
  href,
  onDownload,
  downloadTo,
  downloading = false,
  onPreview,
  previewOpen = false,
  previewId,
  actions,
  onRemove,
  className,
  ...rest
}: FileRowProps) {
  const { formatFileSize } = useFormats();
  const Element = as as 'div';
  const strings = useTexts(moreTexts);
  const label = strings['fileRow.downloadName'](name);
  const icon = <Glyph of={DOWNLOAD} />;
  const facts = [
    (type === undefined || type === 'other' ? extension(name) : type).toUpperCase(),
    size === undefined ? '' : formatFileSize(size),
  ].filter((fact) => fact !== '');
  return (
    <Element
      data-component="file-row"
      className={cn(
        'ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-x-4 ui:gap-y-2 ui:rounded-md ui:border ui:border-border ui:bg-surface ui:px-4 ui:py-3',
        className,
      )}
      {...rest}
    >
      <div className="ui:flex ui:min-w-40 ui:flex-1 ui:items-center ui:gap-3">
        <FileIcon kind={fileKind(name, type)} />
        <div className="ui:min-w-0">
          <div data-part="name" className="ui:font-medium ui:text-sm ui:text-text ui:wrap-anywhere">
            {name}
          </div>
          {facts.length > 0 && (
            <div data-part="facts" className="ui:text-text-muted ui:text-xs">
              {facts.join(' · ')}
            </div>
          )}
          {note && (
            <div data-part="note" className="ui:text-text-muted ui:text-xs">
              {note}
            </div>
          )}
        </div>
      </div>
      <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-2 ui:print:hidden">
        {actions}
        {onPreview && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Glyph of={previewOpen ? CHEVRON_UP : CHEVRON_DOWN} />}
            aria-label={strings['fileRow.previewName'](name)}
            aria-expanded={previewOpen}
            aria-controls={previewOpen ? previewId : undefined}
            onClick={onPreview}
          >
            {strings['fileRow.preview']}
          </Button>
        )}
        {href !== undefined && (
          <Button asChild size="sm">
            <a href={href} download target="_blank" rel="noopener" aria-label={label}>
              {icon}
              {strings['fileRow.download']}
            </a>
          </Button>
        )}
        {href === undefined && onDownload && (
          <Button
            size="sm"
            icon={icon}
            busy={downloading}
            aria-label={label}
            submitTo={downloadTo === undefined ? undefined : { method: 'get', action: downloadTo }}
            onClick={onDownload}
          >
            {strings['fileRow.download']}
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
            <Glyph of={TRASH} />
          </Button>
        )}
      </div>
    </Element>
  );
}
