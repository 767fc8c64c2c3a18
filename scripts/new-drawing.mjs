// Takes drawings of lucide over into the library: npm run new drawing arrow-left circle-check
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingFile, drawingsFolder } from './components/drawings.mjs';

for (const name of process.argv.slice(2)) {
  writeFileSync(join(drawingsFolder, `${name}.ts`), await drawingFile(name));
  console.log(`packages/ui/src/lib/internal/drawings/${name}.ts`);
}
