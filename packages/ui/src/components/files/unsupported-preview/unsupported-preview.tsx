'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { FILE_QUESTION_MARK } from '../../../lib/internal/drawings/file-question-mark.js';
import { FILE_TYPE } from '../../../lib/internal/drawings/file-type.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { EmptyState } from '../../feedback/empty-state/index.js';

export interface UnsupportedPreviewProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The file's name, for the name of the download. */
  name: string;
  /** doc and docx get a message of their own; every other type the general one. */
  type: string;
  /** Replaces the built-in message. */
  message?: ReactNode;
  /** More to say, such as where else the file's pages can be seen. */
  description?: ReactNode;
  /** Where the file's bytes are: shows 'Download' as a plain link. */
  href?: string;
  /** Shows 'Download' as a button and is called when it is pressed. */
  onDownload?: () => void;
  /**
   * Whether the download is being fetched.
   * @default false
   */
  downloading?: boolean;
  /** Further actions after the download. */
  actions?: ReactNode;
}

/** Stands in the place of a preview that there cannot be, and offers the file instead. */
export function UnsupportedPreview({
  name,
  type,
  message,
  description,
  href,
  onDownload,
  downloading = false,
  actions,
  ...rest
}: UnsupportedPreviewProps) {
  const strings = useTexts(moreTexts);
  const isDocument = /^docx?$/i.test(type);
  const drawing = isDocument ? FILE_TYPE : FILE_QUESTION_MARK;
  const label = strings['fileRow.downloadName'](name);
  const icon = <Glyph of={DOWNLOAD} />;
  return (
    <EmptyState
      data-component="unsupported-preview"
      size="sm"
      frame="card"
      icon={<Glyph of={drawing} size={32} />}
      title={message ?? strings[isDocument ? 'unsupported.document' : 'unsupported.message']}
      description={description}
      actions={
        <>
          {href !== undefined && (
            <Button asChild>
              <a href={href} download target="_blank" rel="noopener" aria-label={label}>
                {icon}
                {strings['fileRow.download']}
              </a>
            </Button>
          )}
          {href === undefined && onDownload && (
            <Button icon={icon} busy={downloading} aria-label={label} onClick={onDownload}>
              {strings['fileRow.download']}
            </Button>
          )}
          {actions}
        </>
      }
      {...rest}
    />
  );
}
