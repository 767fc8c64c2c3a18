import { addons } from 'storybook/manager-api';
import { storybookTheme } from './theme';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: storybookTheme(dark ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});
