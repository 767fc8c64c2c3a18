import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesIn } from './sources.mjs';
import { parse, split, withoutMachinery } from './split.mjs';

const source = (...classes: string[]) => ({ imports: [], classes });
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
});

it('finds the classes of every component', () => {
  const found = sourcesIn(join(import.meta.dirname, '../../packages/ui/src'));
  expect(found.get('components/badge/badge.tsx')?.classes).toContain('ui:look-badge');
  expect(found.get('components/badge/index.ts')?.imports).toEqual(['components/badge/badge.tsx']);
  expect(found.get('components/field/field-label.tsx')?.classes).toContain(
    "ui:after:content-['*'/'']",
  );
});
