import { addons, types } from 'storybook/manager-api';
import { BrandTool } from './brand-tool';
import { storybookTheme } from './theme';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: storybookTheme(dark ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});

addons.register('bank-soal', () => {
  addons.add('bank-soal/brand', { type: types.TOOL, title: 'Warna merek', render: BrandTool });
});
