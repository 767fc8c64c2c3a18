'use client';

import { Button } from '@bank-soal/ui/button';
import { DownloadIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { builderTexts } from '../../indonesian/builder.js';
import { PrintButton, type PrintButtonProps } from './print-button.js';
import type { FormDownloads } from './use-form-downloads.js';

export interface DownloadButtonsProps extends FormDownloads, PrintButtonProps {
  /**
   * The text's button stands in the bar at the lower edge instead.
   * @default false
   */
  bar?: boolean;
}

/** The three ways out: text, DOCX, paper. */
export function DownloadButtons({
  onDownloadText,
  onDownloadDocx,
  makingDocx,
  onPrint,
  bar = false,
}: DownloadButtonsProps) {
  const builderMessages = useTexts(builderTexts);
  return (
    <>
      {!bar && (
        <Button variant="primary" icon={<DownloadIcon />} onClick={onDownloadText}>
          {builderMessages.downloadText}
        </Button>
      )}
      <Button icon={<DownloadIcon />} busy={makingDocx} onClick={onDownloadDocx}>
        {builderMessages.downloadDocx}
      </Button>
      <PrintButton onPrint={onPrint} />
    </>
  );
}
