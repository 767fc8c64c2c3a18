'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/button/index.js';
import { Dialog, DialogContent, DialogTrigger } from '../../components/dialog/index.js';
import { cn } from '../../lib/internal/cn/index.js';
import { EYE } from '../../lib/internal/drawings/eye.js';
import { Glyph } from '../../lib/internal/glyph/index.js';
import { useMediaQuery } from '../../lib/public/media-query/index.js';
import { paperStrings, useStrings } from '../../lib/public/strings/index.js';
import type { PreviewChoice } from './preview-choices.js';
import { PreviewPane } from './preview-pane.js';

/** Props of {@link PaperPreview}. */
export interface PaperPreviewProps {
  /**
   * Names it; two on one page need different names.
   * @default 'Pratinjau naskah'
   */
  label?: string;
  /** The last PDF that could be made; stays while another one is. Keep the same object. */
  data: Uint8Array | Blob | null;
  /** What becomes of it: `busy` while another one is made, `failed` when that did not work. */
  state: 'ready' | 'busy' | 'failed';
  /** Why it failed. */
  reason?: ReactNode;
  /** What is looked at. */
  choice: PreviewChoice;
  /** Called when another part or variant is chosen. */
  onChoiceChange: (choice: PreviewChoice) => void;
  /** How many variants the paper has. */
  variants: number;
  /** Makes it again; without it there is no such button. */
  onRetry?: () => void;
  /** Stands at the end of the line above, such as downloads. */
  actions?: ReactNode;
  /**
   * Of the pages, in pixels.
   * @default 720
   */
  height?: number;
  /** Called when it opens and closes where the window is narrow: closed, no PDF needs to be made. */
  onOpenChange?: (open: boolean) => void;
  /** Reaches the root, or the button that stands for it. */
  className?: string;
}

/** The paper as it will be printed, beside its form; below 64 rem behind a button. Needs a PdfAssetsProvider. */
export function PaperPreview({
  label,
  height = 720,
  onOpenChange,
  className,
  ...pane
}: PaperPreviewProps) {
  const strings = useStrings(paperStrings);
  const name = label ?? strings['paperPreview.title'];
  const beside = useMediaQuery('(width >= 64rem)');
  if (beside) {
    return (
      <section
        data-component="paper-preview"
        aria-label={name}
        className={cn('ui:min-w-0', className)}
      >
        <PreviewPane {...pane} name={name} height={height} />
      </section>
    );
  }
  return (
    <Dialog onOpenChange={onOpenChange}>
      <DialogTrigger>
        <Button data-component="paper-preview" icon={<Glyph of={EYE} />} className={className}>
          {strings['paperPreview.open']}
        </Button>
      </DialogTrigger>
      <DialogContent size="xl" phone="full" title={name}>
        {/* What is left of the dialog below its head and the line of choices. */}
        <PreviewPane {...pane} name={name} height="min(35rem, calc(100dvh - 11rem))" />
      </DialogContent>
    </Dialog>
  );
}
