import { expect, it } from 'vitest';
import { markSnapshots } from './mark-snapshots.mjs';

const stories = `const meta = { title: 'A' };
export default meta;
export const Default = {};
export const States = {};
`;

it('takes the States of a component', () => {
  const marked = markSnapshots(
    stories,
    '/a/packages/ui/src/components/data/badge/badge.stories.tsx',
  );
  expect(marked).toMatch(/States\.parameters = \{ \.\.\.States\.parameters, chromatic: \{ disable/);
  expect(marked).not.toMatch(/Default\.parameters/);
});

it('takes the States of a component of the subject', () => {
  const marked = markSnapshots(stories, '/a/packages/ui/src/bank/sets/set-row/set-row.stories.tsx');
  expect(marked).toMatch(/States\.parameters = /);
});

it('takes every state of a view', () => {
  const marked = markSnapshots(stories, '/a/packages/screens/src/home/home-view.stories.tsx');
  expect(marked).toMatch(/export default \{ \.\.\.meta, parameters: .*disableSnapshot: false/);
});

it('leaves wired screens, components without States and other files', () => {
  const without = stories.replace('States', 'Others');
  expect(
    markSnapshots(stories, '/a/packages/screens/src/home/home-screen.stories.tsx'),
  ).toBeUndefined();
  expect(markSnapshots(without, '/a/packages/ui/src/components/a/a.stories.tsx')).toBeUndefined();
  expect(markSnapshots(stories, '/a/packages/ui/src/components/a/a.tsx')).toBeUndefined();
});
