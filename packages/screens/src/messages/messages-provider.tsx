'use client';

import { type ReactNode, useContext, useMemo } from 'react';
import type { MessageOverrides } from './messages.js';
import { MessagesContext } from './messages-context.js';
import { reword } from './reword.js';

/**
 * Words the screens below it: a whole language (`english` of `@bank-soal/screens/english`) or single
 * sentences. Providers may stand in each other; the inner one's words count. Keep `messages` constant.
 */
export function MessagesProvider({
  messages,
  children,
}: {
  messages: MessageOverrides;
  children: ReactNode;
}) {
  const outer = useContext(MessagesContext);
  const merged = useMemo(
    () => (outer ? (reword(outer, messages as object) as MessageOverrides) : messages),
    [outer, messages],
  );
  return <MessagesContext value={merged}>{children}</MessagesContext>;
}
