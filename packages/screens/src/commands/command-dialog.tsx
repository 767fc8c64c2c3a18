'use client';

import { Command } from '@bank-soal/ui/command';
import { useMemo } from 'react';
import type { ThemeStore } from '../account/index.js';
import { useSession } from '../session/session-provider.js';
import { useSignOut } from '../session/use-sign-out.js';
import { useCommandMessages } from './command-messages.js';
import {
  type CommandDeed,
  type CommandHrefs,
  type CommandPage,
  commandsOf,
} from './commands-of.js';

/** Props of {@link CommandDialog}. */
export interface CommandDialogProps {
  /** Where pages are; what a host does not have is not offered. */
  hrefs: CommandHrefs;
  /** The theme that can be chosen; without it none is offered. */
  theme?: ThemeStore | undefined;
  /** Opens a page of the site. */
  onGo: (href: string) => void;
  /** Called after Logout, when the record is gone. */
  onSignedOut: () => void;
  /** Shows the list of shortcuts. */
  onShortcuts: () => void;
  onClose: () => void;
}

/** Every page and action of the person, found by name. */
export function CommandDialog(props: CommandDialogProps) {
  const { hrefs, theme, onGo, onSignedOut, onShortcuts, onClose } = props;
  const messages = useCommandMessages();
  const { user, isAdmin } = useSession();
  const signOut = useSignOut();
  const signedIn = user !== undefined;
  const themed = theme !== undefined;
  const items = useMemo(
    () => commandsOf({ hrefs, signedIn, isAdmin, themed }, messages),
    [hrefs, signedIn, isAdmin, themed, messages],
  );

  function choose(id: string) {
    const chosen = id as CommandPage | CommandDeed;
    if (chosen === 'shortcuts') {
      onShortcuts();
    } else if (chosen === 'logout') {
      signOut();
      onSignedOut();
    } else if (chosen === 'light' || chosen === 'dark' || chosen === 'system') {
      theme?.choose(chosen);
    } else {
      const href = hrefs[chosen];
      if (href !== undefined) onGo(href);
    }
  }

  return (
    <Command
      open
      onOpenChange={(open) => open || onClose()}
      title={messages.title}
      placeholder={messages.placeholder}
      items={items}
      onChoose={choose}
    />
  );
}
