import type { Id } from '@bank-soal/contract/common';
import { Command, type CommandItem } from '@bank-soal/ui/command';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useMemo, useState } from 'react';
import type { ThemeStore } from '../account/index.js';
import { useFoundByName } from '../data/accounts/use-found-by-name.js';
import { commandTexts } from '../indonesian/command.js';
import { useSession } from '../session/session-provider.js';
import { useSignOut } from '../session/use-sign-out.js';
import {
  type CommandDeed,
  type CommandHrefs,
  type CommandPage,
  commandsOf,
  type ThingHrefs,
} from './commands-of.js';

export interface CommandDialogProps {
  /** Where pages are; what a host does not have is not offered. */
  hrefs: CommandHrefs;
  /** Where sets, courses and own papers are. */
  things?: ThingHrefs | undefined;
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

const NO_THINGS: ThingHrefs = {};

interface Thing extends CommandItem {
  href: string;
}

/** Sets, courses and own papers that go by what is typed. */
function useThings(text: string, { set, course, paper }: ThingHrefs): readonly Thing[] {
  const messages = useTexts(commandTexts);
  const { sets, courses, papers } = useFoundByName(text, {
    sets: set,
    courses: course,
    papers: paper,
  });
  return useMemo(() => {
    const things: Thing[] = [];
    const add = (
      group: 'course' | 'paper' | 'set',
      id: Id | string,
      label: string,
      href: string,
    ) => {
      // A server finds by more than the name that is shown.
      const keywords = group === 'course' ? '' : text;
      things.push({ id: `${group} ${id}`, label, group: messages[group], keywords, href });
    };
    if (course) for (const name of courses ?? []) add('course', name, name, course(name));
    if (paper) for (const { id, title } of papers ?? []) add('paper', id, title, paper(id));
    if (set)
      for (const { id, title, subject } of sets ?? [])
        add('set', id, `${title} · ${subject}`, set(id));
    return things;
  }, [text, set, course, paper, messages, sets, courses, papers]);
}

/** Every page and action of the person, and sets, courses and papers, found by name. */
export function CommandDialog(props: CommandDialogProps) {
  const { hrefs, things = NO_THINGS, theme, onGo, onSignedOut, onShortcuts, onClose } = props;
  const messages = useTexts(commandTexts);
  const { user, isAdmin } = useSession();
  const signOut = useSignOut();
  const signedIn = user !== undefined;
  const themed = theme !== undefined;
  const items = useMemo(
    () => commandsOf({ hrefs, signedIn, isAdmin, themed }, messages),
    [hrefs, signedIn, isAdmin, themed, messages],
  );

  const [text, setText] = useState('');
  const found = useThings(text, things);
  const all = useMemo(() => [...items, ...found], [items, found]);

  function choose(id: string) {
    const thing = found.find((one) => one.id === id);
    if (thing) {
      onGo(thing.href);
      return;
    }
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
      items={all}
      onQueryChange={setText}
      onChoose={choose}
    />
  );
}
