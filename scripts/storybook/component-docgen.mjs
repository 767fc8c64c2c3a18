import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryFolders } from '../components/component-rules.mjs';
import { entryName } from '../components/entry-name.mjs';
import { pageFiles } from '../components/page-rules.mjs';
import { componentFacts } from '../docs/component-facts.mjs';

/**
 * @typedef {import('../docs/component-facts.mjs').Part} Part
 * @typedef {import('../docs/component-facts.mjs').Prop} Prop
 * @typedef {{ name: string, raw?: string, type?: string, value?: string, elements?: DocgenType[], signature?: object }} DocgenType
 * @typedef {{ required: boolean, tsType: DocgenType, description: string, defaultValue?: { value: string, computed: boolean } }} DocgenProp
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const ui = join(root, 'packages/ui');
const LITERAL = /^('[^']*'|-?\d+|true|false|null)$/;

/**
 * A type as Storybook's docgen writes it, as far as its tables and controls tell types apart.
 *
 * @param {string} type in TypeScript
 * @returns {DocgenType}
 */
export function docgenType(type) {
  if (type.includes('=>'))
    return {
      name: 'signature',
      type: 'function',
      raw: type,
      signature: { arguments: [], return: { name: 'void' } },
    };
  const members = type.split(' | ');
  if (members.length > 1 && members.every((one) => LITERAL.test(one)))
    return {
      name: 'union',
      raw: type,
      elements: members.map((value) => ({ name: 'literal', value })),
    };
  return { name: type };
}

/** @type {(props: readonly Prop[]) => Record<string, DocgenProp>} */
const docgenProps = (props) =>
  Object.fromEntries(
    props.map(({ name, type, optional, fallback, text }) => [
      name,
      {
        required: !optional,
        tsType: docgenType(type),
        description: text,
        ...(fallback && { defaultValue: { value: fallback, computed: false } }),
      },
    ]),
  );

/**
 * Storybook's docgen reads one file at a time: it knows neither `Omit` of another component's props nor a union.
 * This adds what such types have to its tables; it comes after the docgen, whose word counts where it has one.
 *
 * @returns {import('vite').Plugin}
 */
export function completeDocgen() {
  const folders = new Set(libraryFolders(ui));
  return {
    name: 'bank-soal:complete-docgen',
    enforce: 'pre',
    transform(code, id) {
      const folder = dirname(id);
      if (!folders.has(folder) || !/(?<!\.stories|\.examples)\.tsx$/.test(id)) return undefined;
      const added = componentFacts(folder)
        .parts.filter(({ name }) =>
          new RegExp(`^export (function|const) ${name}\\b`, 'm').test(code),
        )
        .map(({ name, text, props }) => {
          const told = JSON.stringify(docgenProps(props));
          const known = `${name}.__docgenInfo`;
          return `\n;${known} = { description: ${JSON.stringify(text)}, ...${known}, props: { ...${told}, ...${known}?.props } };`;
        });
      return added.length > 0 ? { code: code + added.join(''), map: null } : undefined;
    },
  };
}

/**
 * A page as Storybook's manifest has those of `.mdx` files; it does not know prose beside stories.
 *
 * @type {(component: { id?: string, name: string, path: string }, stories: string) => object}
 */
function docsOf({ id, name, path }, stories) {
  const { en } = pageFiles(stories);
  if (!id || !en) return {};
  const page = `${id}--docs`;
  const [summary] = en.split('\n', 1);
  return { docs: { [page]: { id: page, name: 'Docs', path, title: name, summary, content: en } } };
}

/**
 * The same for what Storybook tells assistants, which has a docgen of its own: that does not know what is written
 * as `DataTable<Tag>` or `Icons.SearchIcon` at all.
 *
 * @template T
 * @param {T} manifest any JSON
 * @returns {T} the same, in which every component of the library has all its props
 */
export function completeManifest(manifest) {
  /** @type {Map<string, Part>} */
  const parts = new Map(
    libraryFolders(ui).flatMap((folder) =>
      componentFacts(folder).parts.map((part) => [join(folder, part.name), part]),
    ),
  );
  return JSON.parse(JSON.stringify(manifest), (_, value) => {
    if (typeof value?.path !== 'string' || typeof value.name !== 'string') return value;
    const name = value.name.replace(/^.*\.|<.*$/g, '');
    const stories = resolve(root, value.path);
    const folder = dirname(stories);
    const part = parts.get(join(folder, name));
    const docs = docsOf(value, stories);
    if (!part) return { ...value, ...docs };
    const { error: _error, ...known } = value;
    return {
      ...docs,
      description: part.text,
      import: `import { ${name} } from '@bank-soal/ui/${entryName(folder)}';`,
      ...known,
      name,
      reactDocgen: {
        description: part.text,
        ...known.reactDocgen,
        props: { ...docgenProps(part.props), ...known.reactDocgen?.props },
      },
    };
  });
}
