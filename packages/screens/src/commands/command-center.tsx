'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { type KeyStorage, keepStored, readStored } from '../browser/stored.js';
import type { CommandDialogProps } from './command-dialog.js';
import { type Shortcut, shortcutOf, takesKeys } from './shortcut-of.js';

// Both come with the first press.
const CommandDialog = lazy(async () => ({
  default: (await import('./command-dialog.js')).CommandDialog,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.js')).ShortcutsDialog,
}));

/** Name of the switch in the browser's storage. */
const KEY = 'bank-soal:pintasan';

export interface CommandCenterProps
  extends Pick<CommandDialogProps, 'hrefs' | 'things' | 'theme' | 'onGo' | 'onSignedOut'> {
  /** Keeps whether `?` is switched off; `undefined` where the browser refuses it. */
  storage: KeyStorage | undefined;
  /** The key that brought this part itself, pressed before it could hear of any. */
  first?: KeyboardEvent | undefined;
}

function openedBy(event: KeyboardEvent | undefined, single: boolean): Shortcut | undefined {
  if (!event || takesKeys(event.target)) return undefined;
  return shortcutOf(event, single);
}

/**
 * Ctrl+K opens any page or action by its name, `?` the list of shortcuts. Once a page; keys that someone
 * types into a field, or that belong to a dialog or a menu, are left alone.
 */
export function CommandCenter({ storage, first, ...rest }: CommandCenterProps) {
  const [single, setSingle] = useState(() => readStored(storage, KEY, (kept) => kept !== 'mati'));
  const [open, setOpen] = useState<Shortcut | undefined>(() => openedBy(first, single));

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const wanted = openedBy(event, single);
      if (!wanted || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(wanted);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [single]);

  function keepSingle(next: boolean) {
    keepStored(storage, KEY, next ? undefined : 'mati');
    setSingle(next);
  }

  const close = () => setOpen(undefined);
  return (
    <Suspense fallback={null}>
      {open === 'commands' && (
        <CommandDialog {...rest} onShortcuts={() => setOpen('shortcuts')} onClose={close} />
      )}
      {open === 'shortcuts' && (
        <ShortcutsDialog single={single} onSingleChange={keepSingle} onClose={close} />
      )}
    </Suspense>
  );
}
