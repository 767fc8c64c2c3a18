import { createTheme, themeCss } from '@bank-soal/ui/lib/theme';

/** What the toolbars decide for the whole page. */
export interface PageGlobals {
  theme?: string;
  density?: string;
  language?: string;
  direction?: string;
  /** `#rrggbb`; empty for the design's own. */
  brand?: string;
}

/** Sets the toolbars' choices where the library reads them: on the root of the page. */
export function applyToPage({ theme, density, language, direction, brand }: PageGlobals) {
  const root = document.documentElement;
  root.dataset.theme = theme ?? 'light';
  root.dataset.density = density ?? 'comfortable';
  root.lang = language ?? 'id';
  root.dir = direction ?? 'ltr';
  applyBrand(brand ?? '');
}

function applyBrand(brand: string) {
  const id = 'bank-soal-theme';
  const css = /^#[0-9a-f]{6}$/i.test(brand) ? themeCss(createTheme({ brand })) : '';
  const sheet = document.getElementById(id) ?? document.createElement('style');
  sheet.id = id;
  if (sheet.textContent !== css) sheet.textContent = css;
  if (!sheet.isConnected) document.head.append(sheet);
}
