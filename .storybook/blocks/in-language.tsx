import type { ReactNode } from 'react';
import { useDocsLanguage } from './docs-language';

/** Prose in Indonesian. */
export function Id({ children }: { children: ReactNode }) {
  return useDocsLanguage() === 'id' && children;
}

/** The same in English. */
export function En({ children }: { children: ReactNode }) {
  return useDocsLanguage() === 'en' && children;
}

/** A heading in both languages; its address is that of the Indonesian words. */
export function H2({ id, en }: { id: string; en: string }) {
  const words = useDocsLanguage() === 'en' ? en : id;
  return <h2 id={id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}>{words}</h2>;
}
