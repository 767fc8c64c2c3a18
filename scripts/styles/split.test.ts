import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onOneElement, sourcesIn } from './sources.mjs';
import { parse, split, withoutMachinery } from './split.mjs';

const found = sourcesIn(join(import.meta.dirname, '../../packages/ui/src'));
const source = (...classes: string[]) => ({
  imports: [],
  classes,
  hands: [] as string[],
  looks: [] as string[],
});
const sources = new Map([
  ['components/button/button.tsx', source('ui:flex', 'ui:px-2')],
  ['components/data-table/data-table.tsx', source('ui:flex', 'ui:grid', 'ui:p-7', 'ui:px-2')],
  ['components/pdf-viewer/pdf-viewer.tsx', source('ui:zoom', 'ui:both')],
  ['bank/set-row/set-row.tsx', source('ui:both')],
]);
const rule = (name: string, body: string) => `.ui\\:${name}{${body}}`;

it('gives each part what it alone needs, and the core the rest', () => {
  const css = [
    ':root{--ui-a:1}',
    '[data-component=pdf-viewer] .textLayer{top:0}',
    rule('flex', 'display:flex'),
    rule('zoom', 'zoom:2'),
    rule('both', 'top:0'),
    `@media (width>=40rem){${rule('grid', 'display:grid')}}`,
  ].join('');
  const sheets = split(css, sources);
  expect(sheets.core).toBe(
    `:root{--ui-a:1}${rule('flex', 'display:flex')}${rule('both', 'top:0')}\n`,
  );
  expect(sheets.documents).toBe(
    `[data-component=pdf-viewer] .textLayer{top:0}${rule('zoom', 'zoom:2')}\n`,
  );
  expect(sheets.editing).toBe(`@media (width>=40rem){${rule('grid', 'display:grid')}}\n`);
});

it('leaves in the core what a later rule of the core has to win against', () => {
  const sheets = split(
    `${rule('p-7', 'padding:7px')}${rule('px-2', 'padding-inline:2px')}`,
    sources,
  );
  expect(sheets.core).toContain('p-7');
  expect(sheets.editing).toBe('\n');
});

it('leaves there what a class from elsewhere has to win against on the same element', () => {
  const css = `${rule('p-7', 'padding:7px')}${rule('px-3', 'padding-inline:3px')}`;
  const table = { ...source('ui:p-7'), hands: ['components/button/button.tsx'] };
  const alone = new Map([
    ['components/button/button.tsx', source('ui:px-3')],
    ['components/data-table/data-table.tsx', source('ui:p-7')],
  ]);
  expect(split(css, alone).editing).toContain('p-7');
  const handed = new Map([...alone, ['components/data-table/data-table.tsx', table]]);
  expect(split(css, handed).editing).toBe('\n');
});

it('leaves nothing there that wins, loses or draws by itself', () => {
  const css = [
    rule('switch:is(input)', 'color:red'),
    rule('mark:after', 'color:red'),
    rule('strong', 'color:red!important'),
    rule('text', 'color:blue'),
  ].join('');
  const classes = ['ui:switch', 'ui:mark', 'ui:strong', 'ui:text'];
  const mixed = new Map([
    ['components/button/button.tsx', source('ui:text')],
    ['components/switch/switch.tsx', source(...classes)],
  ]);
  expect(split(css, mixed).core).toBe(`${rule('text', 'color:blue')}\n`);
});

it('keeps every rule of the sheet, in its order, in what stands around it', () => {
  const css = `@layer a{@supports (top:0){x{top:0}}}@media print{y{top:0}.ui\\:a\\{b{top:1px}}@property --x{syntax:"*"}`;
  expect(parse(css).map(({ around, selector }) => [...around, selector].join(' '))).toEqual([
    '@layer a @supports (top:0) x',
    '@media print y',
    '@media print .ui\\:a\\{b',
    '@property --x',
  ]);
  expect(split(css, sources).core).toBe(`${css}\n`);
});

it('takes away what Tailwind writes for others', () => {
  expect(
    withoutMachinery(
      '.a{border-top-style:var(--tw-border-style);border-top-width:1px}.b{--tw-leading:1.35;line-height:1.35}.c{--tw-font-weight:600;font-weight:600}',
    ),
  ).toBe('.a{border-top-width:1px}.b{line-height:1.35}.c{font-weight:600}');
  const first = (body: string) =>
    `@layer properties{@supports (not (a:b)){*,:before,::backdrop{${body}}}}`;
  expect(withoutMachinery(`${first('--tw-leading:initial;--tw-duration:initial')}.a{top:0}`)).toBe(
    '.a{top:0}',
  );
  expect(withoutMachinery(first('--tw-blur:initial'))).toBe(first('--tw-blur:initial'));
});

it('finds the classes of every component', () => {
  expect(found.get('components/badge/badge.tsx')?.classes).toContain('ui:look-badge');
  expect(found.get('components/badge/index.ts')?.imports).toEqual(['components/badge/badge.tsx']);
  expect(found.get('components/form/form-actions.tsx')?.classes).toContain(
    'ui:max-sm:[:where(&)>[data-component]]:flex-auto',
  );
});

it('finds what may stand on one element', () => {
  const near = (name: string) => onOneElement(found, name);
  // Handed on, by who is above and to who is below.
  expect(near('components/user-menu/account-button.tsx')).toContain('components/button/button.tsx');
  expect(near('components/button/button.tsx')).toContain('components/user-menu/account-button.tsx');
  // Named elsewhere.
  expect(near('components/button/button.tsx')).toContain(
    'lib/internal/button-style/button-style.ts',
  );
  expect(near('components/data-table/table-view.tsx')).toContain(
    'components/data-table/table-row.tsx',
  );
  expect(near('components/badge/badge.tsx')).not.toContain('components/button/button.tsx');
});
