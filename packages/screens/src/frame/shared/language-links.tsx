'use client';

import type { Language } from '@bank-soal/contract/site';
import { Cluster } from '@bank-soal/ui/cluster';
import { useFormatOptions } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { Text } from '@bank-soal/ui/text';
import { frameTexts } from '../../indonesian/frame.js';
import { LANGUAGE_PARAM } from '../../session/campus-arrival.js';

/** The name of each language in itself, for who can read no other. */
const NAMES = {
  id: 'Bahasa Indonesia',
  en: 'English',
  ms: 'Bahasa Melayu',
} satisfies Record<Language, string>;

/** Links to an address in each language, with what their attributes say of them. */
export function useLanguages(address: string) {
  const shown = useFormatOptions().locale.slice(0, 2);
  const base = `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=`;
  return Object.entries(NAMES).map(([lang, name]) => ({
    name,
    isShown: lang === shown,
    link: {
      href: base + lang,
      lang,
      hrefLang: lang,
      'aria-current': lang === shown || undefined,
    },
  }));
}

/** This page in each language. */
export function LanguageLinks({ address }: { address: string }) {
  const { language: label } = useTexts(frameTexts);
  return (
    <Cluster as="nav" gap="md" aria-label={label}>
      {useLanguages(address).map(({ name, isShown, link }) => (
        <Link key={link.lang} tone={isShown ? 'neutral' : 'muted'} display="standalone" {...link}>
          <Text as="span" size="inherit" tone="inherit" weight={isShown ? 'semibold' : 'medium'}>
            {name}
          </Text>
        </Link>
      ))}
    </Cluster>
  );
}
