'use client';

import { useContext } from 'react';
import { MessagesContext } from './messages-context.js';

const asItComes = (sentence: string) => sentence;

/** Puts a sentence of the contract or of the server into the host's words. */
export type Sentence = (sentence: string) => string;

const known = new WeakMap<object, Sentence>();

/** How sentences of the contract and of the server read here; the same function until that changes. */
export function useSentence(): Sentence {
  const words = useContext(MessagesContext)?.sentences;
  if (!words) return asItComes;
  let sentence = known.get(words);
  if (!sentence) known.set(words, (sentence = (text) => words[text] ?? text));
  return sentence;
}
