/** Files that may lie in a published package, and must: each pattern has to match something. */
const always = [/^package\.json$/, /^LICENSE$/, /^README\.md$/];
const code = String.raw`[a-z0-9-]+(\.[a-z0-9-]+)*`;

/** @type {(folders: string) => RegExp[]} */
const compiled = (folders) => [
  new RegExp(`^dist/${folders}${code}\\.js(\\.map)?$`),
  new RegExp(`^dist/${folders}${code}\\.d\\.ts$`),
  new RegExp(`^dist/${folders}${code}\\.d\\.ts\\.map$`),
  new RegExp(`^src/${folders}${code}\\.tsx?$`),
];

/** Output of `inline-radix.mjs`: compiled, without a source or types of ours. */
const INLINED = /^dist\/lib\/internal\/radix\/(shared-[A-Z0-9]+|[a-z-]+)\.js$/;

/** Output of `root-entry.mjs`. */
const ROOT = 'dist/root.js';

/** @type {Record<string, RegExp[]>} */
const allowed = {
  contract: [...always, ...compiled('(?!test/)([a-z0-9-]+/)*')],
  paper: [...always, ...compiled('(?!test/)([a-z0-9-]+/)+')],
  ui: [
    ...always,
    /^catalogs\/[a-z]+\.json$/,
    ...compiled(
      '((components|bank)/[a-z]+/([a-z0-9-]+/)?|lib/((public|internal)/[a-z0-9-]+|internal)/)',
    ),
    INLINED,
    /^dist\/root\.(js|d\.ts)$/,
    /^dist\/styles\.css$/,
    /^dist\/llms\.txt$/,
    /^dist\/docs\.json$/,
    /^src\/styles\/[a-z-]+\.css$/,
    /^src\/styles\/style-sheet\.d\.ts$/,
    /^tokens\/tokens\.json$/,
    /^tokens\/tokens\.hex\.json$/,
    /^bin\/bank-soal-(theme|pdf-files)\.mjs$/,
    /^bin\/ui\.mjs$/,
    /^bin\/doc\.mjs$/,
  ],
  screens: [...always, /^catalogs\/[a-z]+\.json$/, ...compiled('(?!test/)([a-z0-9-]+/)+')],
};

const never = /\.(test|stories|examples)\.|\.mdx$|\.(id|en)\.md$|\.tsbuildinfo$|(^|\/)test\//;
/** Written by the release: there from the first one on. */
const sometimes = /^CHANGELOG\.md$/;

/**
 * Problems of the list of files in a package.
 *
 * @param {string} name the package's folder: `ui`
 * @param {string[]} files paths inside the tarball, with forward slashes
 * @returns {string[]} one sentence a problem; empty when all is as it should be
 */
export function contentProblems(name, files) {
  const patterns = allowed[name] ?? [];
  const known = new Set(files);
  const strange = files.filter(
    (file) => never.test(file) || ![...patterns, sometimes].some((pattern) => pattern.test(file)),
  );
  const sources = files.filter((file) => /^src\/.*(?<!\.d)\.tsx?$/.test(file));
  const outputs = sources.map((file) => file.replace(/^src/, 'dist').replace(/\.tsx?$/, ''));
  const expected = new Set(outputs);
  return [
    ...strange.map((file) => `${file} does not belong into the package`),
    ...patterns
      .filter((pattern) => !files.some((file) => pattern.test(file)))
      .map((pattern) => `nothing matches ${pattern}`),
    ...outputs
      .flatMap((path) => ['.js', '.js.map', '.d.ts', '.d.ts.map'].map((ending) => path + ending))
      .filter((file) => !known.has(file))
      .map((file) => `${file} is missing: build first`),
    ...files
      .filter((file) => /^dist\/.*\.js$/.test(file) && !INLINED.test(file) && file !== ROOT)
      .filter((file) => !expected.has(file.slice(0, -3)))
      .map((file) => `${file} has no source`),
  ];
}

/** A statement at the beginning of its line, or a call: texts and keys may hold both words, too. */
const IMPORTED =
  /(?:^\s*(?:import|export)\b[^'";]*\bfrom\s*|^\s*import\s*|\bimport\(\s*)['"]([^./'"\s][^'"\s]*)['"]/gm;

/**
 * Packages that a compiled file or its types import although the manifest does not name them.
 *
 * @param {string} text
 * @param {{ name: string, dependencies?: object, peerDependencies?: object }} manifest
 * @returns {string[]}
 */
export function strangers(text, manifest) {
  const known = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const imported = text.matchAll(IMPORTED);
  const named = [...imported].map(([, path = '']) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  return [...new Set(named)].filter((name) => !known.includes(name) && !name.startsWith('node:'));
}

/**
 * Whether a compiled file still says that it is for the client, if its source does.
 *
 * @param {string} source
 * @param {string} compiledCode
 * @returns {boolean}
 */
export function keepsDirective(source, compiledCode) {
  return isClient(source) === isClient(compiledCode);
}

/** @type {(text: string) => boolean} */
export function isClient(text) {
  return /^(\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(text);
}

/**
 * A host's file that imports everything.
 *
 * @param {string[]} entries full names: `@bank-soal/ui/badge`
 * @returns {string} TypeScript
 */
export function importAll(entries) {
  return [
    "import '@bank-soal/ui/styles.css';",
    ...entries.map((entry, index) => `import * as m${index} from '${entry}';`),
    `export const all = [${entries.map((_, index) => `m${index}`).join(', ')}];`,
    '',
  ].join('\n');
}
