import { useEffect } from 'react';

/** Names the page in the browser's tab. */
export function usePageTitle(title: string, site: string): void {
  useEffect(() => {
    document.title = title === site ? site : `${title} · ${site}`;
  }, [title, site]);
}
