import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../shared/hash.mjs';
import { tsc } from '../shared/tsc.mjs';
import { compileTexts } from '../texts/compile.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const shared = [
  'package-lock.json',
  'tsup.config.ts',
  'tsconfig.base.json',
  'scripts/build/build-targets.mjs',
];
const tsup = ['tsup', '--config', '../../tsup.config.ts'];
const types = ['node', tsc, '-p', 'tsconfig.build.json'];
const radix = ['node', '../../scripts/build/inline-radix.mjs'];
const entry = ['node', '../../scripts/build/root-entry.mjs'];
const css = ['tailwindcss', '-i', 'src/styles/standalone.css', '-o', 'dist/styles.css', '--minify'];
const llms = ['node', '../../tools/docs/llms.mjs'];
/** @type {(path: string) => string[]} */
const fromSource = (path) => ['node', '--conditions=@bank-soal/source', '--import', 'tsx', path];
const docs = ['node', '../../tools/docs/component-docs.mjs'];
const factsOf = [
  'tools/docs/llms.mjs',
  'scripts/docs/component-facts.mjs',
  'scripts/docs/component-props.mjs',
  'scripts/components/component-rules.mjs',
];
const docsOf = [
  'tools/docs/component-docs.mjs',
  'tools/docs/component-page.mjs',
  'scripts/docs/page-text.mjs',
  'scripts/components/page-rules.mjs',
  '.storybook/blocks/headings.json',
  'scripts/docs/story-example.mjs',
];
const naming = ['scripts/build/root-entry.mjs', 'scripts/packages/public-names.mjs'];
const inlining = ['scripts/build/inline-radix.mjs', 'scripts/build/radix-imports.mjs'];

/**
 * @typedef {object} Target
 * @property {string} folder
 * @property {string[]} inputs beside the folder
 * @property {string[][]} commands
 * @property {string[]} [outputs] files and folders it writes, in its folder; `dist` without
 * @property {boolean} [pages] whether pages and stories are built too
 */

/**
 * In the order of their dependencies. The site is bundled from the packages' sources, so it does not wait for
 * their builds.
 *
 * @type {Record<string, Target>}
 */
const targets = {
  contract: { folder: 'packages/contract', inputs: [], commands: [tsup, types] },
  paper: { folder: 'packages/paper', inputs: [], commands: [tsup, types] },
  ui: {
    folder: 'packages/ui',
    inputs: [...factsOf, ...inlining, ...naming],
    commands: [tsup, radix, types, entry, css, llms],
  },
  // Apart, since a change of a page or a story changes nothing else that is built.
  'ui-docs': {
    folder: 'packages/ui',
    inputs: [...factsOf, ...docsOf],
    commands: [docs],
    outputs: ['dist/docs.json'],
    pages: true,
  },
  screens: {
    folder: 'packages/screens',
    inputs: ['packages/contract', 'packages/paper', 'packages/ui'],
    commands: [tsup, types],
  },
  server: {
    folder: 'apps/server',
    inputs: ['packages/contract', 'packages/paper'],
    commands: [tsup],
  },
  demo: {
    folder: 'demo',
    inputs: ['packages/contract', 'packages/paper'],
    commands: [fromSource('src/main.ts')],
  },
  // Apart, since a change of the server's calls leaves the pictures as they are.
  'demo-covers': {
    folder: 'demo',
    inputs: [
      'apps/server/src/documents',
      'packages/contract',
      'packages/paper',
      'scripts/build/demo-covers.ts',
    ],
    commands: [fromSource('../scripts/build/demo-covers.ts')],
    outputs: ['dist/covers'],
  },
  site: {
    folder: 'apps/site',
    inputs: [
      'packages/contract',
      'packages/paper',
      'packages/ui',
      'packages/screens',
      'scripts/build/precompress.mjs',
    ],
    commands: [
      ['vite', 'build', '--logLevel', 'warn'],
      ['vite', 'build', '--ssr', 'src/render.ts', '--logLevel', 'warn'],
      ['node', '../../scripts/build/precompress.mjs'],
    ],
  },
};

/** Targets that a name stands for. @type {Record<string, string[]>} */
const together = { ui: ['ui', 'ui-docs'], demo: ['demo', 'demo-covers'] };

/**
 * Builds the targets whose inputs or outputs are not as their last build left them.
 *
 * @param {string[]} names all when empty
 * @returns {string | undefined} the target that failed
 */
export function build(names) {
  compileTexts();
  const wanted =
    names.length === 0 ? Object.keys(targets) : names.flatMap((name) => together[name] ?? name);
  return createBuild(root, targets, shared)(wanted);
}

/**
 * @param {string} root absolute
 * @param {Record<string, Target>} targets in the order of their dependencies
 * @param {string[]} [shared] inputs of every target
 * @returns {(names: string[]) => string | undefined} builds those of these names, and answers with the one
 * that failed
 */
export function createBuild(root, targets, shared = []) {
  return (names) =>
    names.find((name) => !targets[name]) ??
    Object.keys(targets).find((name) => names.includes(name) && !buildOne(name));

  /** @type {(name: string) => boolean} */
  function buildOne(name) {
    const { folder, inputs, commands, pages } = /** @type {Target} */ (targets[name]);
    const stampFile = join(root, '.cache/build', name);
    const hash = hashOf(root, [...shared, folder, ...inputs], pages ? undefined : isInput);
    const stampOf = () =>
      JSON.stringify({ hash, outputs: outputsOf(name).map((file) => [file, statSync(file).size]) });
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf()) return true;
    console.log(`[build] ${folder}`);
    rmSync(stampFile, { force: true });
    for (const file of outputsOf(name)) rmSync(file);
    const cwd = join(root, folder);
    const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
    const shell = process.platform === 'win32';
    for (const [command = '', ...args] of commands) {
      const env = { ...process.env, PATH, NODE_ENV: 'production' };
      if (spawnSync(command, args, { cwd, env, stdio: 'inherit', shell }).status !== 0)
        return false;
    }
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stampOf());
    return true;
  }

  /** The files that are the target's own: several write into one folder. @type {(name: string) => string[]} */
  function outputsOf(name) {
    const { folder, outputs = ['dist'] } = /** @type {Target} */ (targets[name]);
    const others = Object.entries(targets)
      .filter(([other, target]) => other !== name && target.folder === folder)
      .flatMap(([, target]) => target.outputs ?? [])
      .map((output) => join(root, folder, output));
    return outputs
      .flatMap((output) => filesIn(join(root, folder, output)))
      .filter((file) => !others.some((other) => file === other || file.startsWith(other + sep)));
  }
}

/** @type {(path: string) => string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

/** @type {(path: string) => boolean} */
function isInput(path) {
  return !/\.(test|stories|examples)\.tsx?$|\.mdx$|\.(id|en)\.md$|\/journeys\/|\/test\//.test(path);
}
