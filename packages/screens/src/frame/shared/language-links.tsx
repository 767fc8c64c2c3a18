'use client';

import type { Language } from '@bank-soal/contract/site';
import { Cluster } from '@bank-soal/ui/cluster';
import { useFormatOptions } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { Text } from '@bank-soal/ui/text';
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
  const shown = locale.slice(0, 2);
  const base = `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=`;
  return (
    <Cluster as="nav" gap="md" aria-label={label}>
      {(Object.keys(NAMES) as Language[]).map((language) => (
        <Link
          key={language}
          href={base + language}
          lang={language}
          hrefLang={language}
          tone={language === shown ? 'neutral' : 'muted'}
          display="standalone"
          aria-current={language === shown || undefined}
        >
          <Text
            as="span"
            size="inherit"
            tone="inherit"
            weight={language === shown ? 'semibold' : 'medium'}
          >
            {NAMES[language]}
          </Text>
        </Link>
      ))}
    </Cluster>
  );
}
