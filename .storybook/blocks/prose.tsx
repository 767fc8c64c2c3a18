import { HeaderMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { idOf } from '../../scripts/docs/page-text.mjs';
import { useDocsLanguage } from './docs-language';
import headings from './headings.json';

/** Prose for who reads Indonesian. */
export function Id({ children }: { children: ReactNode }) {
  return useDocsLanguage() === 'id' ? children : null;
}

/** The same prose for who reads English. */
export function En({ children }: { children: ReactNode }) {
  return useDocsLanguage() === 'en' ? children : null;
}

/** A heading that only this page has, in both languages. */
export function H2({ id, en }: { id: string; en: string }) {
  return (
    <HeaderMdx as="h2" id={idOf(id)}>
      {useDocsLanguage() === 'en' ? en : id}
    </HeaderMdx>
  );
}

const inEnglish: Readonly<Record<string, string>> = headings;

/** Headings that many pages have are written once, in Indonesian, and read in the page's language. */
export function Heading2({ children }: { children?: ReactNode }) {
  const translated = useDocsLanguage() === 'en' ? inEnglish[String(children)] : undefined;
  return (
    <HeaderMdx as="h2" id={idOf(String(children))}>
      {translated ?? children}
    </HeaderMdx>
  );
}

/** Above the contents at the side. */
export function ContentsTitle() {
  return <strong>{useDocsLanguage() === 'en' ? 'On this page' : 'Di halaman ini'}</strong>;
}
