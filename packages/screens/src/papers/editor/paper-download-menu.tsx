'use client';

import { Button } from '@bank-soal/ui/button';
import { DownloadIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@bank-soal/ui/menu';
import { paperEditorTexts } from '../../indonesian/paper-editor.js';
import { choicesOf, FIRST } from './choices-of.js';
import type { PaperDownloads } from './use-paper-downloads.js';

/** The documents of every variant of a paper, all of them first. */
export function PaperDownloadMenu({
  onDownload,
  busy,
  variants,
}: Omit<PaperDownloads, 'onDownloadText'> & { variants: number }) {
  const messages = useTexts(paperEditorTexts);
  const formats = {
    pdf: messages.downloadPdf,
    docx: messages.downloadDocx,
    txt: messages.downloadText,
  };
  return (
    <Menu>
      <MenuTrigger>
        <Button variant="primary" icon={<DownloadIcon />} busy={busy}>
          {busy ? messages.making : messages.download}
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => onDownload('zip', FIRST)}>{messages.downloadZip}</MenuItem>
        {(['pdf', 'docx', 'txt'] as const).flatMap((format) =>
          choicesOf(variants).map((choice) => (
            <MenuItem
              key={`${format} ${choice.part} ${choice.variant}`}
              onSelect={() => onDownload(format, choice)}
            >
              {formats[format](messages.parts[choice.part], choice.variant)}
            </MenuItem>
          )),
        )}
      </MenuContent>
    </Menu>
  );
}
