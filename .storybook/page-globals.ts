import { createTheme, themeCss } from '@bank-soal/ui/lib/theme';

/** Settings of the toolbars for the whole page. */
export interface PageGlobals {
  theme?: string;
  density?: string;
  language?: string;
  direction?: string;
  /** IANA name. */
  timeZone?: string;
  /** `#rrggbb`; empty for the design's own. */
  brand?: string;
}

/** Whether the toolbars' choices are the same. */
export function sameGlobals(one: PageGlobals, other: PageGlobals): boolean {
  const names = ['theme', 'density', 'language', 'direction', 'timeZone', 'brand'] as const;
  return names.every((name) => one[name] === other[name]);
}

/** Sets the toolbars' choices where the library reads them: on the root of the page. */
export function applyToPage({ theme, density, language, direction, timeZone, brand }: PageGlobals) {
  const root = document.documentElement;
  root.dataset.theme = theme ?? 'light';
  root.dataset.density = density ?? 'comfortable';
  root.lang = language ?? 'id';
  root.dir = direction ?? 'ltr';
  root.dataset.timeZone = timeZone ?? '';
  root.dataset.brand = brand ?? '';
  applyBrand(brand ?? '');
}

/** A story in a frame of a documentation page begins as that page is; empty anywhere else. */
export function globalsAround(): PageGlobals {
  if (window.parent === window) return {};
  try {
    const { dataset, lang, dir } = window.parent.document.documentElement;
    if (dataset.theme === undefined || dataset.brand === undefined) return {};
    const { theme, density, timeZone, brand } = dataset;
    return { theme, density, language: lang, direction: dir, ...(timeZone && { timeZone }), brand };
  } catch {
    return {};
  }
}

function applyBrand(brand: string) {
  const id = 'bank-soal-theme';
  const css = /^#[0-9a-f]{6}$/i.test(brand) ? themeCss(createTheme({ brand })) : '';
  const sheet = document.getElementById(id) ?? document.createElement('style');
  sheet.id = id;
  if (sheet.textContent !== css) sheet.textContent = css;
  if (!sheet.isConnected) document.head.append(sheet);
}
