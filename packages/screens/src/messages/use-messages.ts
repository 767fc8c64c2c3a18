'use client';

import { useContext } from 'react';
import { MessagesContext } from './messages-context.js';
import { reword } from './reword.js';
import type { Rewording, Wording } from './words.js';

/**
 * The sentences of an area in force here. The built-in ones come with their screen, so that a page
 * loads those that it shows.
 *
 * @param area its name in `Messages`
 */
export function useMessages<T extends object>(area: string, own: T): Wording<T> {
  const given = useContext(MessagesContext)?.[area];
  return given ? reword(own, given as Rewording<Wording<T>>) : (own as Wording<T>);
}
