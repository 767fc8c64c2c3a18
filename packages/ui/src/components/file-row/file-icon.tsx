import { File, FileText, FileType, type LucideIcon, ScrollText } from 'lucide-react';
import type { FileKind } from './file-kind.js';

const ICONS: Record<FileKind, LucideIcon> = {
  pdf: FileText,
  document: FileType,
  text: ScrollText,
  other: File,
};

/** The icon of a kind of file; decorative, the name beside it says the kind. */
export function FileIcon({ kind }: { kind: FileKind }) {
  const Icon = ICONS[kind];
  return (
    <Icon aria-hidden size={20} strokeWidth={1.5} className="ui:shrink-0 ui:text-text-muted" />
  );
}
