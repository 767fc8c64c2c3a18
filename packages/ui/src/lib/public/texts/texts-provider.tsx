'use client';

import { type ReactNode, useContext, useMemo } from 'react';
import { reword } from './reword.js';
import type { Texts } from './texts.js';
import { type GivenTexts, TextsContext } from './texts-context.js';

/**
 * Words components and screens below it: a whole language (`english`, or a catalogue as JSON, which a server component
 * can hand over) or single sentences. Providers may stand in each other; the inner one's texts count.
 */
export function TextsProvider({
  texts,
  children,
}: {
  /** Keep it constant. */
  texts: Texts;
  children: ReactNode;
}) {
  const outer = useContext(TextsContext);
  const given = useMemo<GivenTexts>(
    () => ({
      over: (own) => reword(outer?.over(own) ?? own, texts),
      of: (area) => ({ ...outer?.of(area), ...texts.screens?.[area] }),
    }),
    [outer, texts],
  );
  return <TextsContext value={given}>{children}</TextsContext>;
}
