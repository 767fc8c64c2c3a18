import type { Theme } from './create-theme.js';

/**
 * Writes a theme as a style sheet. It may be loaded before or after the library's own, layered or not.
 *
 * @param theme from `createTheme`
 */
export function themeCss({ brand, light, dark }: Theme): string {
  const both = (name: string, inLight = '', inDark = '') =>
    `  --ui-${name}: light-dark(${inLight}, ${inDark});`;
  return [
    `/* Bank Soal theme, derived from ${brand}. */`,
    // One more element than the library's `:root` and `[data-theme]`, so that the order of the sheets does not matter.
    'html:root,',
    'html [data-theme] {',
    ...light.scale.map((color, index) => both(`brand-${index + 1}`, color, dark.scale[index])),
    both('color-on-brand', light.onBrand, dark.onBrand),
    '}',
    '',
  ].join('\n');
}
