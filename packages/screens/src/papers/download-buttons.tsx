'use client';

import { Button } from '@bank-soal/ui/button';
import { DownloadIcon, FileIcon } from '@bank-soal/ui/icon';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@bank-soal/ui/menu';
import { useBuilderMessages } from './builder-messages.js';
import type { FormDownloads } from './use-form-downloads.js';

/** Props of {@link DownloadButtons}. */
export interface DownloadButtonsProps extends FormDownloads {
  /** Prints, with the questions' facts or without. */
  onPrint: (withFacts: boolean) => void;
}

/** The three ways out: text, DOCX, paper. */
export function DownloadButtons({
  onDownloadText,
  onDownloadDocx,
  makingDocx,
  onPrint,
}: DownloadButtonsProps) {
  const builderMessages = useBuilderMessages();
  return (
    <>
      <Button variant="primary" icon={<DownloadIcon />} onClick={onDownloadText}>
        {builderMessages.downloadText}
      </Button>
      <Button icon={<DownloadIcon />} busy={makingDocx} onClick={onDownloadDocx}>
        {builderMessages.downloadDocx}
      </Button>
      <Menu>
        <MenuTrigger>
          <Button icon={<FileIcon />}>{builderMessages.print}</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => onPrint(false)}>{builderMessages.printPlain}</MenuItem>
          <MenuItem onSelect={() => onPrint(true)}>{builderMessages.printFacts}</MenuItem>
        </MenuContent>
      </Menu>
    </>
  );
}
