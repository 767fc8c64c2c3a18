'use client';

import { BLUEPRINT_FORMATS } from '@bank-soal/contract/papers';
import { Button } from '@bank-soal/ui/button';
import { DownloadIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@bank-soal/ui/menu';
import { paperEditorTexts } from '../../indonesian/paper-editor.js';
import { choicesOf, FIRST } from './choices-of.js';
import type { PaperDownloads } from './use-paper-downloads.js';

const FORMAT_NAMES = { pdf: 'PDF', docx: 'Word', csv: 'CSV' } as const;

/** The documents of every variant of a paper, all of them first. */
export function PaperDownloadMenu({
  onDownload,
  onDownloadBlueprint,
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
        {BLUEPRINT_FORMATS.map((format) => (
          <MenuItem key={`kisi-kisi ${format}`} onSelect={() => onDownloadBlueprint(format)}>
            {messages.downloadBlueprint(FORMAT_NAMES[format])}
          </MenuItem>
        ))}
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
