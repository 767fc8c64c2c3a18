import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { componentFacts } from '../../docs/component-facts.mjs';
import { libraryFolders } from '../component-rules.mjs';
import { problemsOfPart } from './part-rules.mjs';

const ui = fileURLToPath(new URL('../../../packages/ui', import.meta.url));
const folders = libraryFolders(ui).filter((folder) => folder.includes(`${sep}components${sep}`));

it('finds no controlled prop without a twin, and no element without native props', () => {
  const parts = folders.flatMap((folder) => componentFacts(folder).parts);
  expect(parts.length).toBeGreaterThan(150);
  expect(parts.flatMap(problemsOfPart)).toEqual([]);
});

function problems(code: string, names: readonly string[], native = '') {
  const file = ts.createSourceFile('part.tsx', code, ts.ScriptTarget.Latest, true);
  const props = names.map((name) => ({ name, type: '', optional: true, text: '' }));
  const [statement] = file.statements;
  if (!statement) throw new Error('no statement');
  return problemsOfPart({ name: 'Part', text: '', props, extends: native, statement });
}

const NATIVE = "ComponentPropsWithRef<'div'>";

it.each([
  ['value', 'onChange', 'defaultValue'],
  ['open', 'onOpenChange', 'defaultOpen'],
])('wants a twin of %s beside %s', (prop, event, twin) => {
  const code = 'const Part = () => <div />;';
  expect(problems(code, [prop, event], NATIVE)).toEqual([`Part has ${prop}, and no ${twin}`]);
  expect(problems(code, [prop, event, twin], NATIVE)).toEqual([]);
  expect(problems(code, [prop], NATIVE)).toEqual([]);
});

it.each([
  'function Part() { return <div />; }',
  'const Part = () => <Root><Inner className="a" /></Root>;',
  'function Part() { if (a) return null; return a ? null : <Root>{(close) => <p />}</Root>; }',
  'const Part = memo(function Part() { return <Box data-component="part" />; });',
  'const Part = decorative(DRAWING);',
])('wants native props for the element of %s', (code) => {
  expect(problems(code, [])).toEqual(['Part does not take className, id, ref']);
  expect(problems(code, [], `Omit<${NATIVE}, 'id'>`)).toEqual(['Part does not take id']);
  expect(problems(code, ['id'], `Omit<${NATIVE}, 'id'>`)).toEqual([]);
});

it.each([
  'function Part({ children }) { return <Root asChild>{children}</Root>; }',
  'function Part({ text }) { return text; }',
  'const Part = () => <><p /><p /></>;',
  'const Part = () => list.map(() => <p />);',
])('wants none where there is no single element: %s', (code) => {
  expect(problems(code, [])).toEqual([]);
});
