import { fileURLToPath } from 'node:url';
import { SMUGGLING } from '../../documents/smuggling.js';
import type { HostileDocument } from '../hostile-document.js';

/** Files that lie beside the server; the pictures of none may come into a preview. */
const at = (path: string) => fileURLToPath(new URL(`../../../../../../${path}`, import.meta.url));
const secrets = {
  png: at('docs/images/search.png'),
  svg: at('docs/images/architecture.svg'),
  text: at('README.md'),
  html: at('README.md'),
  docx: at('README.md'),
};

/** Every way is tried on the cleaner by itself; these go through the whole server. */
const WAYS = [
  'a drawing that shows a picture',
  'an address without xlink',
  'an address in capitals',
  'an address of entities',
  'an address of escapes',
  'a drawing within an address of data',
  'a packed drawing',
  'a drawing with the name of a photograph',
  'a drawing in a header',
  'a drawing within a metafile',
  'a linked picture',
  'a field that includes a picture',
  'a text document under this name',
];

/** Word documents that would show a file of the server. */
export const smugglingWords: readonly HostileDocument[] = WAYS.map((name) => ({
  name,
  type: 'docx',
  make: async () => Buffer.from((await SMUGGLING[name]?.(secrets)) ?? ''),
  expects: [name === 'a text document under this name' ? 415 : 201],
  showsNothing: true,
}));
