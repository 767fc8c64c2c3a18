'use client';

import { Button } from '../../../components/actions/button/index.js';
import { Dialog, DialogContent, DialogTrigger } from '../../../components/feedback/dialog/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { EYE } from '../../../lib/internal/drawings/eye.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useMediaQuery } from '../../../lib/public/media-query/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import type { PreviewPages } from './preview-pages.js';
import { PreviewPane } from './preview-pane.js';

export interface PaperPreviewProps extends PreviewPages {
  /**
   * Names it; two on one page need different names.
   * @default 'Pratinjau naskah'
   */
  label?: string;
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
  const strings = useTexts(papersTexts);
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
