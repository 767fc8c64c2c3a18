import { useSite } from '@bank-soal/screens/data';
import { useEffect } from 'react';

const NAME = 'Bank Soal Informatika';

/** Titles the page 'X · Bank Soal Informatika'; without an X only the site's name. */
export function usePageTitle(title?: string): void {
  const site = useSite();
  const name = site.status === 'ready' ? site.data.name : NAME;
  useEffect(() => {
    document.title = title === undefined ? name : `${title} · ${name}`;
  }, [title, name]);
}
