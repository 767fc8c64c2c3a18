import { MessagesProvider } from '@bank-soal/screens/messages';
import { StringsProvider } from '@bank-soal/ui/lib/strings';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { keepLanguage, type Language, loadWords } from './language.js';
import type { Wording, Words } from './words/words.js';

/** A language with its words. */
export interface Chosen {
  language: Language;
  words: Words;
}

const LanguageContext = createContext<(Chosen & { choose: (next: Language) => void }) | null>(null);

const NOTHING: Wording = { messages: {}, strings: {} };

function Worded({ by, children }: { by: Wording; children: ReactNode }) {
  return (
    <StringsProvider strings={by.strings}>
      <MessagesProvider messages={by.messages}>{children}</MessagesProvider>
    </StringsProvider>
  );
}

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
      <Worded by={words.translation ?? NOTHING}>
        <Worded by={words.own}>{children}</Worded>
      </Worded>
    </LanguageContext>
  );
}

/** The language in force, and how another one is chosen. */
export function useLanguage() {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('There is no LanguageProvider');
  return language;
}
