// Measures of the repository's size. `node scripts/house/house.mjs` fails where one is above what was landed;
// `--record` writes what has fallen into landed.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measureHouse } from './measure-house.mjs';

const landedFile = new URL('landed.json', import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));
const landed = JSON.parse(readFileSync(landedFile, 'utf8'));
const isRecording = process.argv.includes('--record');

let grown = 0;
console.log('| Measure | Now | Landed | Goal |\n| --- | ---: | ---: | ---: |');
for (const { name, goal, figure } of measureHouse(root)) {
  const bound = landed[name] ?? Infinity;
  if (figure > bound) grown += 1;
  if (isRecording && figure < bound) landed[name] = figure;
  console.log(`| ${name}${figure > bound ? ' (grown)' : ''} | ${figure} | ${bound} | ${goal} |`);
}
if (isRecording) writeFileSync(landedFile, `${JSON.stringify(landed, null, 2)}\n`);
if (grown > 0) {
  console.error('\nTake as much away as was added: a figure that has landed only falls.');
  process.exitCode = 1;
}
