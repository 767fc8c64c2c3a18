import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { BrandTool } from './brand-tool';
import { named } from './sidebar/named-index';
import { storybookTheme } from './theme';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: storybookTheme(dark ? 'dark' : 'light'),
  sidebar: {
    showRoots: true,
    // Other names of a component are for the search only.
    renderLabel: ({ type, name }) => (type === 'docs' ? name.replace(/:.*/, '') : name),
  },
});

addons.register('bank-soal', (api) => {
  addons.add('bank-soal/brand', { type: types.TOOL, title: 'Warna merek', render: BrandTool });

  let shown: unknown;
  async function nameEntries({ globals }: { globals: { language?: string } }) {
    if (globals.language === shown) return;
    shown = globals.language;
    const answer = await fetch('./index.json');
    const index: Parameters<typeof api.setIndex>[0] = await answer.json();
    const entries = Object.entries(index.entries).map(([id, entry]) => [
      id,
      named(entry, globals.language),
    ]);
    await api.setIndex({ ...index, entries: Object.fromEntries(entries) });
  }
  addons.getChannel().on(SET_GLOBALS, nameEntries);
  addons.getChannel().on(GLOBALS_UPDATED, nameEntries);
});
