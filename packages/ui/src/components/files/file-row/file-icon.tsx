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

/** The icon of a kind of file; decorative, the name beside it says the kind. */
export function FileIcon({ kind }: { kind: FileKind }) {
  const drawing = ICONS[kind];
  return <Glyph of={drawing} size={20} className="ui:text-text-muted" />;
}
