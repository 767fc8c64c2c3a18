const KINDS = new Set(
  'lib block component ui hook theme page file style item example internal'
    .split(' ')
    .map((kind) => `registry:${kind}`),
);
const TEXTS = ['title', 'description', 'author', 'docs', 'extends'];
const LISTS = ['dependencies', 'devDependencies', 'registryDependencies', 'categories'];
const FIELDS = new Set(
  ['$schema', 'name', 'type', 'files', 'cssVars', 'css', 'envVars', 'meta', 'tailwind'].concat(
    TEXTS,
    LISTS,
  ),
);

/**
 * Problems of a registry item by shadcn's schema (https://ui.shadcn.com/schema/registry-item.json), unknown
 * fields included.
 *
 * @param {Record<string, unknown>} item
 * @returns {string[]} one sentence a problem
 */
export function itemProblems(item) {
  const say = (/** @type {string} */ what) => `${String(item.name)}: ${what}`;
  const vars = Object.entries(isRecord(item.cssVars) ? item.cssVars : {});
  const checks = [
    [isText(item.name), 'has no name'],
    [KINDS.has(String(item.type)), `is of an unknown type ${item.type}`],
    ...TEXTS.map((key) => [!(key in item) || isText(item[key]), `${key} is no text`]),
    ...LISTS.map((key) => [
      !(key in item) || isList(item[key], isText),
      `${key} is no list of texts`,
    ]),
    ...Object.keys(item).map((key) => [FIELDS.has(key), `has an unknown field ${key}`]),
    [!('files' in item) || isList(item.files, isFile), 'has a file that is none'],
    [
      !('cssVars' in item) || (isRecord(item.cssVars) && vars.every(isVariables)),
      'has CSS variables that are no texts by theme, light and dark',
    ],
    [
      !('css' in item) || (isRecord(item.css) && isCss(item.css)),
      'has CSS that is no tree of texts',
    ],
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [say(String(problem))]));
}

/** @type {(value: unknown) => value is string} */
function isText(value) {
  return typeof value === 'string' && value !== '';
}

/** @type {(value: unknown) => value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @type {(value: unknown, fits: (one: unknown) => boolean) => boolean} */
function isList(value, fits) {
  return Array.isArray(value) && value.every(fits);
}

/** @type {(value: unknown) => boolean} */
function isFile(value) {
  if (!isRecord(value) || !isText(value.path) || !KINDS.has(String(value.type))) return false;
  const placed = value.type === 'registry:file' || value.type === 'registry:page';
  return (!placed || isText(value.target)) && (!('content' in value) || isText(value.content));
}

/** @type {(entry: [string, unknown]) => boolean} */
function isVariables([side, values]) {
  return (
    /^(theme|light|dark)$/.test(side) && isRecord(values) && Object.values(values).every(isText)
  );
}

/** @type {(tree: unknown) => boolean} */
function isCss(tree) {
  return typeof tree === 'string' || (isRecord(tree) && Object.values(tree).every(isCss));
}
