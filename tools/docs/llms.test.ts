import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { folderOf, libraryFolders } from '../../scripts/components/component-rules.mjs';
import { entryName } from '../../scripts/components/entry-name.mjs';
import { componentFacts } from '../../scripts/docs/component-facts.mjs';
import { llmsText } from './llms.mjs';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const folders = libraryFolders(ui);

it('reads parts, sentences, props and defaults from the sources', () => {
  const { summary, parts } = componentFacts(folderOf(ui, 'badge'));
  expect(summary).toBe('A short fact about the thing that it stands beside.');
  expect(parts.map(({ name }) => name)).toEqual(['Badge']);
  expect(parts[0]?.props.find(({ name }) => name === 'tone')).toEqual({
    name: 'tone',
    type: "'neutral' | 'brand' | 'success' | 'warning' | 'danger'",
    optional: true,
    fallback: "'neutral'",
    text: 'Its colour; say the meaning in the text too.',
  });
});

it('tells the props that several components share with each of them', () => {
  const [alert] = componentFacts(folderOf(ui, 'alert')).parts;
  expect(alert?.props.map(({ name }) => name)).toContain('onDismiss');
  expect(alert?.extends).toBe("Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'>");
});

it('knows every part of a component that has several', () => {
  const names = componentFacts(folderOf(ui, 'tabs')).parts.map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Tab', 'TabLinks', 'TabPanel', 'Tabs', 'TabsList']);
});

it.each(folders.map((folder) => [basename(folder), folder]))('says what %s is for', (_, folder) => {
  const { parts } = componentFacts(folder);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter(({ text }) => text === '')).toEqual([]);
});

it('names every component folder and its import', () => {
  const text = llmsText();
  const missing = folders
    .map((folder) => ({ name: basename(folder), entry: `'@bank-soal/ui/${entryName(folder)}'` }))
    .filter(({ name, entry }) => !text.match(`### ${name}\n\n.+${entry}`));
  expect(missing).toEqual([]);
});
