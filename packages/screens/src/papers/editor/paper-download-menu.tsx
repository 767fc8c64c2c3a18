'use client';

import { VARIANTS } from '@bank-soal/contract/paper-words';
import { Button } from '@bank-soal/ui/button';
import { DownloadIcon } from '@bank-soal/ui/icon';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@bank-soal/ui/menu';
import { usePaperEditorMessages } from './paper-editor-messages.js';
import type { PaperDownloads } from './use-paper-downloads.js';

/** The documents of every variant of a paper. */
export function PaperDownloadMenu({
  onDownload,
  busy,
  variants,
}: Omit<PaperDownloads, 'onDownloadText'> & { variants: number }) {
  const messages = usePaperEditorMessages();
  const choices = VARIANTS.slice(0, variants).flatMap((variant) =>
    (['soal', 'kunci'] as const).map((part) => ({ part, variant })),
  );
  return (
    <Menu>
      <MenuTrigger>
        <Button variant="primary" icon={<DownloadIcon />} busy={busy}>
          {busy ? messages.making : messages.download}
        </Button>
      </MenuTrigger>
      <MenuContent>
        {choices.map((choice) => (
          <MenuItem
            key={`pdf ${choice.part} ${choice.variant}`}
            onSelect={() => onDownload('pdf', choice)}
          >
            {messages.downloadPdf(messages.parts[choice.part], choice.variant)}
          </MenuItem>
        ))}
        {choices.map((choice) => (
          <MenuItem
            key={`docx ${choice.part} ${choice.variant}`}
            onSelect={() => onDownload('docx', choice)}
          >
            {messages.downloadDocx(messages.parts[choice.part], choice.variant)}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => onDownload('zip', { part: 'soal', variant: 'A' })}>
          {messages.downloadZip}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
