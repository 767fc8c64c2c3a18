import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryFolders } from '../components/component-rules.mjs';
import { componentFacts } from '../docs/component-facts.mjs';
import { storyExample, storyNames } from '../docs/story-example.mjs';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const NAME = 'virtual:story-code';

/**
 * The code of every story of the library, as the playground opens it.
 *
 * @returns {Record<string, Record<string, string>>} by the folder and the export: `badge`, `Default`
 */
export function storyCode() {
  return Object.fromEntries(
    libraryFolders(ui).map((folder) => {
      const props = componentFacts(folder).parts.flatMap((part) => part.props);
      const isNeeded = (/** @type {string} */ prop) =>
        props.some(({ name, optional }) => name === prop && !optional);
      const codes = storyNames(folder).map((story) => [
        story,
        storyExample(folder, { story, isNeeded, whole: true }),
      ]);
      return [basename(folder), Object.fromEntries(codes)];
    }),
  );
}

/**
 * Gives pages of Storybook that code as a module, `virtual:story-code`, which only the playground loads.
 *
 * @returns {import('vite').Plugin}
 */
export function storyCodeModule() {
  return {
    name: 'bank-soal:story-code',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export default ${JSON.stringify(storyCode())}` : undefined,
    // A story that was changed opens as it is now.
    handleHotUpdate({ file, server }) {
      const found = server.moduleGraph.getModuleById(`\0${NAME}`);
      const inside = !relative(ui, file).startsWith('..') && file.endsWith('.stories.tsx');
      if (found && inside) server.moduleGraph.invalidateModule(found);
    },
  };
}
