import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { undocumented } from './undocumented.mjs';

it.each(['contract', 'paper', 'screens', 'ui'])(
  '%s says what every export and property is for',
  (name) => {
    const folder = fileURLToPath(new URL(`../../packages/${name}`, import.meta.url));
    expect(undocumented(folder)).toEqual([]);
  },
);

it('sees what is silent, wherever it is exported from, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-soal-undocumented-'));
  const exports = { '.': { '@bank-soal/source': './src/index.ts' } };
  try {
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports }));
    writeFileSync(join(folder, 'src/index.ts'), "export * from './card.js';");
    writeFileSync(
      join(folder, 'src/card.tsx'),
      `/** Said. */
       export const said = 1;
       export const silent = 2;
       const own = 3;
       /** Said. */
       export interface CardProps {
         /** Said. */
         title: string;
         /** @default 1 */
         level?: number;
         onMove: (move: { to: number }) => void;
         className?: string;
       }
       /** Said. */
       export type State = { status: 'loading' } | { status: 'ready'; data: string };`,
    );
    expect(undocumented(folder)).toEqual([
      'src/card.tsx: CardProps.level',
      'src/card.tsx: CardProps.onMove',
      'src/card.tsx: CardProps.to',
      'src/card.tsx: State.data',
      'src/card.tsx: silent',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
