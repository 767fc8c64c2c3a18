/** What the toolbars decide for the whole page. */
export interface PageGlobals {
  theme?: string;
  density?: string;
  language?: string;
  direction?: string;
}

/** Sets the toolbars' choices where the library reads them: on the root of the page. */
export function applyToPage({ theme, density, language, direction }: PageGlobals) {
  const root = document.documentElement;
  root.dataset.theme = theme ?? 'light';
  root.dataset.density = density ?? 'comfortable';
  root.lang = language ?? 'id';
  root.dir = direction ?? 'ltr';
}
