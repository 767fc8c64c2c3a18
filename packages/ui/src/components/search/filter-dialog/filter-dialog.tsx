'use client';

import type { ReactNode } from 'react';
import type { OwnDialogProps } from '../../../lib/internal/dialog-frame/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { Dialog, DialogContent } from '../../feedback/dialog/index.js';
import { Stack } from '../../layout/stack/index.js';

export interface FilterDialogProps extends OwnDialogProps {
  /** Empties the draft; the dialog stays open. */
  onReset: () => void;
  /** Takes the draft over. The caller closes the dialog. */
  onApply: () => void;
  /**
   * Heading of the dialog, which also names it.
   * @default 'Filter Pencarian'
   */
  title?: string;
  /**
   * Text of the button that empties the draft.
   * @default 'Reset'
   */
  resetLabel?: string;
  /**
   * Text of the button that takes the draft over.
   * @default 'Terapkan Filter'
   */
  applyLabel?: string;
  /** The filter fields, one below the other. They change a draft, not the list behind. */
  children: ReactNode;
}

// Its first field would call up the keyboard, over the filters that one came to see.
function focusItself(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

/** Filters on a phone, where they do not fit above the list. */
export function FilterDialog({
  open,
  defaultOpen,
  onOpenChange,
  onReset,
  onApply,
  title,
  resetLabel,
  applyLabel,
  children,
  ...rest
}: FilterDialogProps) {
  const strings = useTexts(moreTexts);
  return (
    <Dialog {...{ open, defaultOpen, onOpenChange }}>
      <DialogContent
        title={title ?? strings['filterDialog.title']}
        phone="full"
        onOpenAutoFocus={focusItself}
        footer={
          <>
            <Button onClick={onReset}>{resetLabel ?? strings['filterDialog.reset']}</Button>
            <Button variant="primary" onClick={onApply}>
              {applyLabel ?? strings['filterDialog.apply']}
            </Button>
          </>
        }
        {...rest}
      >
        <Stack>{children}</Stack>
      </DialogContent>
    </Dialog>
  );
}
