import { TextsProvider } from '@bank-soal/ui/lib/texts';
import type { ReactNode } from 'react';

const catalogs: Readonly<Record<string, () => Promise<{ default: object }>>> = {
  en: () => import('./languages/en.json'),
  ms: () => import('./languages/ms.json'),
};

/** Words everything below it in a language that is not built in; in Indonesian where that does not come. */
export async function wordsIn(language: string) {
  const texts = await catalogs[language]?.().then(
    ({ default: catalog }) => catalog,
    () => undefined,
  );
  if (texts === undefined) document.documentElement.lang = 'id';
  return ({ children }: { children: ReactNode }) => (
    <TextsProvider texts={texts ?? {}}>{children}</TextsProvider>
  );
}
