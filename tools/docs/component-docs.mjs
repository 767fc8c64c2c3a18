// Writes what `npx @bank-soal/ui doc` prints beside dist/llms.txt: `node tools/docs/component-docs.mjs [FILE]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryFolders, statusOf } from '../../scripts/components/component-rules.mjs';
import { pageFiles } from '../../scripts/components/page-rules.mjs';
import { componentFacts } from '../../scripts/docs/component-facts.mjs';
import { storyExample } from '../../scripts/docs/story-example.mjs';
import { pageProse } from './component-page.mjs';

/** @typedef {{ status: string, example: string, en: string, id: string }} ComponentDoc */

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2] ?? join(ui, 'dist/docs.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(componentDocs()));
}

/**
 * Documentation from the pages and stories of all components. Their props are in llms.txt, which is published
 * too.
 *
 * @returns {Record<string, ComponentDoc>} by the name of the import
 */
export function componentDocs() {
  return Object.fromEntries(
    libraryFolders(ui).map((folder) => [basename(folder), componentDoc(folder)]),
  );
}

/** @type {(folder: string) => ComponentDoc} */
function componentDoc(folder) {
  const page = pageFiles(join(folder, `${basename(folder)}.stories.tsx`));
  const props = componentFacts(folder).parts.flatMap((part) => part.props);
  const isNeeded = (/** @type {string} */ prop) =>
    props.some(({ name, optional }) => name === prop && !optional);
  return {
    status: statusOf(page.stories),
    example: storyExample(folder, { isNeeded }),
    en: pageProse(page.en),
    id: pageProse(page.id),
  };
}
