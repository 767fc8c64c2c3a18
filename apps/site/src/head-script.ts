import { pathOf } from '@bank-soal/contract/endpoints';
import { THEME_KEY } from '@bank-soal/screens/account';

type ByPath = Readonly<Record<string, string[]>>;

const LISTS = [pathOf('dropdownData')];
const DATA: ByPath = { '/search': LISTS, '/question-sets': LISTS };

/** Runs by itself in the page's head: it reaches nothing outside of it. */
function beforeFirstPaint(themeKey: string, scripts: ByPath, data: ByPath): void {
  try {
    const theme = localStorage.getItem(themeKey);
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // A refused storage has kept no theme.
  }
  const path = location.pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const fetchEarly = (attributes: Record<string, string>) => {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  };
  for (const href of scripts[path] ?? []) fetchEarly({ rel: 'modulepreload', href });
  for (const href of data[path] ?? [])
    fetchEarly({ rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href });
}

/**
 * The script that the page waits for: shows the chosen theme, so that no other flashes up, and asks
 * for the shown page's scripts beside the app's. A file, as the site's policy allows no other.
 *
 * @param scripts paths of the site, each with the addresses of the files that its page needs
 */
export function headScript(scripts: ByPath): string {
  const given = [THEME_KEY, scripts, DATA].map((value) => JSON.stringify(value));
  return `(${beforeFirstPaint})(${given})`;
}
