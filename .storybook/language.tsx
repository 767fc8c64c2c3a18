import { CatalogProvider } from '@bank-soal/screens/catalog';
import malay from '@bank-soal/screens/catalogs/ms.json';
import { english as screensInEnglish } from '@bank-soal/screens/english';
import { MessagesProvider } from '@bank-soal/screens/messages';
import { english, StringsProvider } from '@bank-soal/ui/lib/strings';
import type { ReactNode } from 'react';

/** Says everything below in the language that the toolbar has. */
export function Language({ of, children }: { of: string; children: ReactNode }) {
  if (of === 'ms') return <CatalogProvider catalog={malay}>{children}</CatalogProvider>;
  const inEnglish = of === 'en';
  return (
    <StringsProvider strings={inEnglish ? english : {}}>
      <MessagesProvider messages={inEnglish ? screensInEnglish : {}}>{children}</MessagesProvider>
    </StringsProvider>
  );
}
