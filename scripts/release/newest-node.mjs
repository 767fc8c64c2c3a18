// Ends with 1 where a platform's Node is behind the newest of its line that npm has for it: a part of `npm run test:release`.
import { readFileSync } from 'node:fs';
import { behindOf, publishedOf } from './node-line.mjs';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const { optionalDependencies } = JSON.parse(manifest);
const nodes = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
const behind = behindOf(Object.fromEntries(nodes), publishedOf);
for (const { name, pinned, newest } of behind)
  console.log(`${name} is ${pinned}; ${newest} is there`);
process.exitCode = behind.length > 0 ? 1 : 0;
