import { useSite } from '@bank-soal/screens/data';
import { createContext, useContext, useEffect } from 'react';

const NAME = 'Bank Soal Informatika';

/** Told the title while a page is drawn on a server, which has no document. */
export const TellTitle = createContext<((title: string) => void) | undefined>(undefined);

/** Titles the page 'X · Bank Soal Informatika'; without an X only the site's name. */
export function usePageTitle(title?: string): void {
  const site = useSite();
  const name = site.status === 'ready' ? site.data.name : NAME;
  const whole = title === undefined ? name : `${title} · ${name}`;
  useContext(TellTitle)?.(whole);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
