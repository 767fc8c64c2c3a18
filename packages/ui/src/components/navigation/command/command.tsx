'use client';

import type { ReactNode } from 'react';
import { Dialog, DialogContent } from '../../feedback/dialog/index.js';
import { CommandList } from './command-list.js';
import type { CommandItem } from './match-commands.js';

export interface CommandProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` by Escape, the close button, a press outside, and when something is chosen. */
  onOpenChange: (open: boolean) => void;
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
  onOpenChange,
  title,
  description,
  items,
  placeholder,
  noResults,
  onQueryChange,
  onChoose,
}: CommandProps) {
  function choose(id: string) {
    onOpenChange(false);
    // The action may move focus after the dialog has returned it.
    requestAnimationFrame(() => onChoose(id));
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {open && (
        <DialogContent data-component="command" title={title} description={description}>
          <CommandList
            label={title}
            placeholder={placeholder}
            noResults={noResults}
            items={items}
            onQueryChange={onQueryChange}
            onChoose={choose}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}
