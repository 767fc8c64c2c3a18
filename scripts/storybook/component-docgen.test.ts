import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { libraryFolders } from '../components/component-rules.mjs';
import { componentFacts } from '../docs/component-facts.mjs';
import { libraryTypes } from '../docs/component-props.mjs';
import { completeDocgen, completeManifest, docgenType } from './component-docgen.mjs';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const folders = libraryFolders(ui);

const isOwn = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((one) => one.getSourceFile().fileName.startsWith(ui));

/** The props of a component by its exported type, or by what it is called with where that has no name. */
function typedProps(folder: string, part: string): string[] {
  const program = libraryTypes();
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(folder, 'index.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  const exported = module ? checker.getExportsOfModule(module) : [];
  const [named, called] = [`${part}Props`, part].map((wanted) => {
    const symbol = exported.find(({ name }) => name === wanted);
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  });
  const given = called && checker.getTypeOfSymbol(called).getCallSignatures()[0]?.parameters[0];
  const of = given && checker.getTypeOfSymbol(given);
  const type = named ? checker.getDeclaredTypeOfSymbol(named) : of;
  const members = type === undefined ? [] : type.isUnion() ? type.types : [type];
  const props = members.flatMap((one) => checker.getPropertiesOfType(one).filter(isOwn));
  return [...new Set(props.map(({ name }) => name))].toSorted();
}

describe.each(folders.map((folder) => [basename(folder), folder]))('%s', (_, folder) => {
  it('tells all props that its types have', () => {
    const { parts } = componentFacts(folder);
    const told = parts.map(({ name, props }) => [name, props.map((one) => one.name).toSorted()]);
    expect(told).toEqual(parts.map(({ name }) => [name, typedProps(folder, name)]));
  });
});

/** Documentation of a part once its docgen is complete; `known` is what the docgen had. */
function docgenOf(file: string, part: string, known?: object) {
  const { transform } = completeDocgen();
  if (typeof transform !== 'function') throw new Error('The plugin has no transform');
  const path = join(ui, 'src', file);
  const made = transform.call({} as never, readFileSync(path, 'utf8'), path);
  const added = (made as { code: string }).code.split('\n').filter((line) => line.startsWith(';'));
  const run = new Function(
    part,
    `${added.find((line) => line.startsWith(`;${part}.`))}return ${part}.__docgenInfo`,
  );
  return run({ __docgenInfo: known });
}

describe('the table of props', () => {
  it('has those of a union, of each member', () => {
    const { props } = docgenOf('components/inputs/calendar/calendar.tsx', 'Calendar');
    expect(Object.keys(props)).toEqual(
      expect.arrayContaining(['mode', 'value', 'onChange', 'label', 'marks', 'disabled']),
    );
    expect(props.mode.tsType.elements.map((one: { value: string }) => one.value)).toEqual([
      "'single'",
      "'multiple'",
      "'range'",
    ]);
    expect(props.mode.required).toBe(false);
  });

  it('leaves what the docgen knows', () => {
    const label = { required: true, tsType: { name: 'string' }, description: 'Known' };
    const found = docgenOf('components/inputs/calendar/calendar.tsx', 'Calendar', {
      description: 'Kept',
      props: { label },
    });
    expect(found.description).toBe('Kept');
    expect(found.props.label).toEqual(label);
    expect(found.props.min.defaultValue.value).toBe("'1990-01-01'");
  });

  it('leaves files alone that are no component of the library', () => {
    const { transform } = completeDocgen();
    if (typeof transform !== 'function') throw new Error('The plugin has no transform');
    expect(transform.call({} as never, 'export function Calendar() {}', '/x.tsx')).toBeUndefined();
  });
});

it.each([
  ['boolean', { name: 'boolean' }],
  ['ReactNode', { name: 'ReactNode' }],
  ["'a' | 'b'", { name: 'union', raw: "'a' | 'b'" }],
  [
    '16 | 20',
    {
      name: 'union',
      elements: [
        { name: 'literal', value: '16' },
        { name: 'literal', value: '20' },
      ],
    },
  ],
  ['string | number', { name: 'string | number' }],
  ['(value: Day) => void', { name: 'signature', type: 'function', raw: '(value: Day) => void' }],
])('writes %s as tables know it', (type, written) => {
  expect(docgenType(type)).toMatchObject(written);
});

it('tells assistants of components that Storybook does not recognise', () => {
  const found = completeManifest({
    table: {
      id: 'tampilan-data-datatable',
      name: 'DataTable<Tag>',
      path: './packages/ui/src/components/data/data-table/data-table.stories.tsx',
      error: { name: 'No component import found' },
    },
    view: {
      name: 'HomeView',
      path: './packages/screens/src/home/home-view.stories.tsx',
      error: {},
    },
  });
  expect(found.table).toMatchObject({
    name: 'DataTable',
    import: "import { DataTable } from '@bank-soal/ui/data-table';",
    reactDocgen: { props: { caption: { required: true } } },
    docs: { 'tampilan-data-datatable--docs': { content: expect.stringContaining('## Keyboard') } },
  });
  expect(found.table).not.toHaveProperty('error');
  expect(found.view).toHaveProperty('error');
});
