import { create } from 'storybook/theming';
import { colorOf } from '../packages/ui/tokens/contrast.mjs';
import tokens from '../packages/ui/tokens/tokens.json';

/** Storybook in the colours of the library, so that the frame does not compete with what it shows. */
export function storybookTheme(base: 'light' | 'dark') {
  const color = (name: string) => colorOf(tokens, name, base);
  return create({
    base,
    brandTitle: 'Bank Soal',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Plus Jakarta Sans Variable", system-ui, sans-serif',
    fontCode: '"JetBrains Mono Variable", ui-monospace, monospace',
    colorPrimary: color('brand'),
    colorSecondary: color('brand-text'),
    appBg: color('canvas'),
    appContentBg: color('surface'),
    appPreviewBg: color('canvas'),
    appHoverBg: color('surface-hover'),
    appBorderColor: color('border'),
    appBorderRadius: 6,
    textColor: color('text'),
    textMutedColor: color('text-muted'),
    textInverseColor: color('surface'),
    barBg: color('surface'),
    barTextColor: color('text-muted'),
    barHoverColor: color('brand-text'),
    barSelectedColor: color('brand-text'),
    buttonBg: color('surface'),
    buttonBorder: color('border-control'),
    booleanBg: color('surface-sunken'),
    booleanSelectedBg: color('surface'),
    inputBg: color('surface'),
    inputBorder: color('border-control'),
    inputTextColor: color('text'),
    inputBorderRadius: 6,
  });
}
