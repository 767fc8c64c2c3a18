'use client';

import type { Language } from '@bank-soal/contract/site';
import { useFormatOptions } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { frameTexts } from '../../indonesian/frame.js';
import { LANGUAGE_PARAM } from '../../session/campus-arrival.js';

/** The name of each language in itself. */
const NAMES = {
  id: 'Bahasa Indonesia',
  en: 'English',
  ms: 'Bahasa Melayu',
} satisfies Record<Language, string>;

/** This page in each language; a language is named in itself, for who can read no other. */
export function LanguageLinks({ address }: { address: string }) {
  const { language: label } = useTexts(frameTexts);
  const { locale } = useFormatOptions();
  const base = `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=`;
  return (
    <nav aria-label={label} className="ui:flex ui:flex-wrap ui:gap-x-4">
      {(Object.keys(NAMES) as Language[]).map((language) => (
        <Link
          key={language}
          href={base + language}
          lang={language}
          hrefLang={language}
          tone="muted"
          display="standalone"
          aria-current={locale.startsWith(language) || undefined}
          className="ui:aria-[current]:font-semibold ui:aria-[current]:text-text"
        >
          {NAMES[language]}
        </Link>
      ))}
    </nav>
  );
}
