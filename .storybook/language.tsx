import malay from '@bank-soal/screens/catalogs/ms.json';
import { english } from '@bank-soal/screens/english';
import { type Texts, TextsProvider } from '@bank-soal/ui/lib/texts';
import type { ReactNode } from 'react';

const INDONESIAN: Texts = {};
const LANGUAGES: Readonly<Record<string, Texts>> = { en: english, ms: malay };

/** Says everything below in the language that the toolbar has. */
export function Language({ of, children }: { of: string; children: ReactNode }) {
  return <TextsProvider texts={LANGUAGES[of] ?? INDONESIAN}>{children}</TextsProvider>;
}
