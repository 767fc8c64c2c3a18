'use client';

import type { ReactNode } from 'react';
import type { OwnDialogProps } from '../../../lib/internal/dialog-frame/index.js';
import { Dialog, DialogContent } from '../../feedback/dialog/index.js';
import { CommandList } from './command-list.js';
import type { CommandItem } from './match-commands.js';

export interface CommandProps extends OwnDialogProps {
  /** Names the dialog, the field and the list: 'Buka halaman atau tindakan'. */
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Everything that can be chosen. Keep the same array while it stays the same. */
  items: readonly CommandItem[];
  /** An example in the empty field. */
  placeholder?: string;
  /**
   * Stands in place of the list when nothing is found.
   * @default 'Tidak ada hasil'
   */
  noResults?: string;
  /** Called with each text that is typed, for a host that looks for more: what it finds joins `items`. */
  onQueryChange?: (text: string) => void;
  /** Called with the `id` of what was chosen, once the dialog is closed and focus is back. */
  onChoose: (id: string) => void;
}

/** A dialog in which any page or action is found by its name. Which keys open it is the host's. */
export function Command({
  open,
  defaultOpen,
  onOpenChange,
  title,
  description,
  items,
  placeholder,
  noResults,
  onQueryChange,
  onChoose,
  ...rest
}: CommandProps) {
  return (
    <Dialog {...{ open, defaultOpen, onOpenChange }}>
      {(close) => (
        <DialogContent data-component="command" title={title} description={description} {...rest}>
          <CommandList
            label={title}
            placeholder={placeholder}
            noResults={noResults}
            items={items}
            onQueryChange={onQueryChange}
            onChoose={(id) => {
              close();
              // The action may move focus after the dialog has returned it.
              requestAnimationFrame(() => onChoose(id));
            }}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}
