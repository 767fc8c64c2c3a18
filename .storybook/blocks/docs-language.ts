import { useSyncExternalStore } from 'react';

/** Languages of documentation pages. */
export type DocsLanguage = 'id' | 'en';

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

const read = (): DocsLanguage => (document.documentElement.lang === 'en' ? 'en' : 'id');

/** The language that the toolbar has, as far as documentation is written in it. */
export function useDocsLanguage(): DocsLanguage {
  return useSyncExternalStore(subscribe, read);
}
