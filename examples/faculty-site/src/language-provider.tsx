import { TextsProvider } from '@bank-soal/ui/lib/texts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { keepLanguage, type Language, loadWords } from './language.js';
import type { Words } from './words/words.js';

/** A language with its words. */
export interface Chosen {
  language: Language;
  words: Words;
}

const LanguageContext = createContext<(Chosen & { choose: (next: Language) => void }) | null>(null);

const NOTHING = {};

/** Words everything below it: a language, and this faculty's own words over it. */
export function LanguageProvider({ start, children }: { start: Chosen; children: ReactNode }) {
  const [chosen, setChosen] = useState(start);
  const { language, words } = chosen;

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  async function choose(next: Language) {
    keepLanguage(next);
    setChosen({ language: next, words: await loadWords(next) });
  }

  return (
    <LanguageContext value={{ ...chosen, choose: (next) => void choose(next) }}>
      <TextsProvider texts={words.translation ?? NOTHING}>
        <TextsProvider texts={words.own}>{children}</TextsProvider>
      </TextsProvider>
    </LanguageContext>
  );
}

/** The language in force, and how another one is chosen. */
export function useLanguage() {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('There is no LanguageProvider');
  return language;
}
