import { THEME_KEY } from '@bank-soal/screens/account';

/** Runs in the page's head, by itself: it reaches nothing outside of it. */
function beforeFirstPaint(themeKey: string, scripts: Readonly<Record<string, string[]>>): void {
  try {
    const theme = localStorage.getItem(themeKey);
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // A refused storage has kept no theme.
  }
  const path = location.pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  for (const name of scripts[path] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${name}`;
    document.head.append(link);
  }
}

/**
 * The one script inside the page: shows the chosen theme, so that no other flashes up, and asks for
 * the shown page's scripts beside the app's. The server names its hash in the page's policy.
 *
 * @param scripts paths of the site, each with the names of the files that its page needs
 */
export function headScript(scripts: Readonly<Record<string, string[]>>): string {
  return `(${beforeFirstPaint})(${JSON.stringify(THEME_KEY)},${JSON.stringify(scripts)})`;
}
