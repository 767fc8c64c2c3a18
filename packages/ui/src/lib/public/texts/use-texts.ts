'use client';

import { useContext, useMemo } from 'react';
import type { Wording } from './texts.js';
import { TextsContext } from './texts-context.js';

/**
 * The texts of an area in force here: the host's, else those that are handed in. The built-in ones come with what
 * shows them, so that a page loads no others.
 *
 * @param own what is built in: `basicTexts` of `@bank-soal/ui/lib/indonesian`, or an area of the screens
 */
export function useTexts<T extends object>(own: T): Wording<T> {
  return (useContext(TextsContext)?.over(own) ?? own) as Wording<T>;
}

/**
 * The host's texts for an area, whether anything built in has these names or not.
 *
 * @param area its name among the screens
 */
export function useGivenTexts(area: string): Readonly<Record<string, string>> {
  const given = useContext(TextsContext);
  return useMemo(() => (given?.of(area) ?? {}) as Record<string, string>, [given, area]);
}
