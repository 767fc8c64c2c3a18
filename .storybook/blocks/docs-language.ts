import { createContext, useContext } from 'react';

/** Languages that the pages of the library are written in. */
export type DocsLanguage = 'id' | 'en';

/** The language of the prose for what the toolbar has: Malay reads the Indonesian pages. */
export function docsLanguageOf(language: string | undefined): DocsLanguage {
  return language === 'en' ? 'en' : 'id';
}

const Context = createContext<DocsLanguage>('id');

/** Tells the blocks of a page which language the toolbar has chosen. */
export const DocsLanguageProvider = Context.Provider;

/** The language of this page's prose. */
export function useDocsLanguage(): DocsLanguage {
  return useContext(Context);
}
