import { TextsProvider } from '@bank-soal/ui/lib/texts';
import type { ReactNode } from 'react';

const catalogs: Readonly<Record<string, () => Promise<{ default: object }>>> = {
  en: () => import('./languages/en.json'),
  ms: () => import('./languages/ms.json'),
};

/** Words everything below it in a language that is not built in; in Indonesian where that does not come. */
export async function wordsIn(language: string) {
  const catalog = await catalogs[language]?.().catch(() => undefined);
  if (!catalog) document.documentElement.lang = 'id';
  return ({ children }: { children: ReactNode }) => (
    <TextsProvider texts={catalog?.default ?? {}}>{children}</TextsProvider>
  );
}
