import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { FILE } from '../../../lib/internal/drawings/file.js';
import { FILE_TEXT } from '../../../lib/internal/drawings/file-text.js';
import { FILE_TYPE } from '../../../lib/internal/drawings/file-type.js';
import { SCROLL_TEXT } from '../../../lib/internal/drawings/scroll-text.js';
import { type Drawing, Glyph } from '../../../lib/internal/glyph/index.js';
import type { FileKind } from './file-kind.js';

const ICONS: Record<FileKind, Drawing> = {
  pdf: FILE_TEXT,
  document: FILE_TYPE,
  text: SCROLL_TEXT,
  other: FILE,
};

interface FileIconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Kind of the file. */
  kind: FileKind;
}

/** The icon of a kind of file; decorative, the name beside it says the kind. */
export function FileIcon({ kind, className, ...rest }: FileIconProps) {
  return (
    <Glyph of={ICONS[kind]} size={20} className={cn('ui:text-text-muted', className)} {...rest} />
  );
}
