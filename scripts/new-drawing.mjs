// Adds icons of Lucide to the library, or draws them anew: npm run new drawing arrow-left circle-check
import { writeFileSync } from 'node:fs';
import { lucidePath } from './components/drawing-path.mjs';
import { drawingsSource, readDrawings } from './components/drawings.mjs';
import { compileTexts } from './texts/compile.mjs';

const drawings = readDrawings();
for (const name of process.argv.slice(2)) drawings[name] = await lucidePath(name);
const sorted = Object.entries(drawings).toSorted(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(drawingsSource, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
compileTexts();
