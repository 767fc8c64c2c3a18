import { overlaps } from './overlap.mjs';
import { parts } from './parts.mjs';
import { pseudoElementOf, weightOf } from './selector.mjs';
import { classesOf, filesOf, onOneElement } from './sources.mjs';

/** @typedef {{ around: string[], selector: string, body: string, classes: string[], properties: string[], rank: string }} Rule */

/**
 * Without what Tailwind writes for classes that are not here: the reset draws every border solid, and no
 * class of ours takes a weight, a line height or a time from another.
 *
 * @param {string} css
 */
export function withoutMachinery(css) {
  return css
    .replaceAll(/border(-[a-z]+)*-style:var\(--tw-border-style\);?/g, '')
    .replaceAll(/(,--tw-gradient-[a-z]+)+/g, '')
    .replaceAll(/(-webkit-text-decoration:inherit;)+/g, '$1')
    .replaceAll('text-decoration-color,fill,stroke', 'text-decoration-color')
    .replaceAll('outline-style:var(--tw-outline-style)', 'outline-style:solid')
    .replaceAll(
      /--tw-(border-style|outline-style|font-weight|tracking|leading|duration|ease):[^;}]*;?/g,
      '',
    )
    .replaceAll(/var\(--tw-leading,([^()]*|var\([^()]*\))\)/g, '$1')
    .replaceAll(/var\(--tw-(?:ease|duration),([^()]*)\)/g, '$1')
    .replaceAll(
      /@property --tw-(border-style|outline-style|font-weight|tracking|leading|duration|ease)\{[^}]*\}/g,
      '',
    )
    .replaceAll(/;\}/g, '}')
    .replace(/@layer properties\{@supports [^{]*\{[^{}]*\{\}\}\}/, '');
}

/**
 * The same rules in several sheets; the core is loaded first.
 *
 * @param {string} css minified
 * @param {Map<string, import('./sources.mjs').Source>} sources
 * @returns {Record<string, string>}
 */
export function split(css, sources) {
  const rules = parse(css);
  const names = Object.keys(parts);
  const core = classesOf(sources, filesOf(sources, undefined));
  const files = new Map(names.map((name) => [name, filesOf(sources, name)]));
  const own = new Map([...files].map(([name, of]) => [name, classesOf(sources, of)]));
  const homes = rules.map(({ selector, classes }) => {
    const component = /\[data-component=([a-z-]+)\]/.exec(selector)?.[1] ?? '';
    if (classes.length === 0)
      return names.find((name) => parts[name]?.includes(component)) ?? 'core';
    if (classes.some((name) => core.has(name))) return 'core';
    const users = names.filter((name) => classes.some((one) => own.get(name)?.has(one)));
    return (users.length === 1 && users[0]) || 'core';
  });
  // What a rule of the core has to win against by its place stays before it, in the core.
  for (const [index, rule] of [...rules.entries()].toReversed()) {
    const home = homes[index] ?? 'core';
    if (home === 'core' || rule.classes.length === 0) continue;
    const users = files.get(home)?.filter((name) => usesOneOf(sources, name, rule.classes)) ?? [];
    const near = classesOf(
      sources,
      users.flatMap((name) => onOneElement(sources, name)),
    );
    const loses = rules.some(
      (other, at) =>
        at > index &&
        homes[at] === 'core' &&
        other.rank === rule.rank &&
        other.classes.some((name) => near.has(name)) &&
        rule.properties.some((one) => other.properties.some((against) => overlaps(one, against))),
    );
    if (loses) homes[index] = 'core';
  }
  return Object.fromEntries(
    ['core', ...names].map((name) => [name, write(rules.filter((_, at) => homes[at] === name))]),
  );
}

/** @type {(sources: Map<string, import('./sources.mjs').Source>, file: string, classes: string[]) => boolean} */
function usesOneOf(sources, file, classes) {
  return sources.get(file)?.classes.some((name) => classes.includes(name)) ?? false;
}

/**
 * The rules of a sheet in their order, each with what stands around it.
 *
 * @param {string} css
 * @param {string[]} around
 * @returns {Rule[]}
 */
export function parse(css, around = []) {
  /** @type {Rule[]} */
  const rules = [];
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '\\') {
      at += 1;
      continue;
    }
    if (css[at] === ';') {
      rules.push(ruleOf(css.slice(start, at + 1), '', around));
      start = at + 1;
    }
    if (css[at] !== '{') continue;
    const end = closing(css, at);
    const head = css.slice(start, at).replace(/^\s*\/\*[^]*?\*\/\s*/, '');
    const body = css.slice(at + 1, end);
    if (/^@(media|supports|container|layer)/.test(head) && body.includes('{')) {
      rules.push(...parse(body, [...around, head]));
    } else {
      rules.push(ruleOf(head, body, around));
    }
    start = end + 1;
    at = end;
  }
  return rules;
}

/** @type {(css: string, open: number) => number} */
function closing(css, open) {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === '{') depth += 1;
    else if (css[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error('The style sheet does not end.');
}

/** @type {(selector: string, body: string, around: string[]) => Rule} */
function ruleOf(selector, body, around) {
  const classes = [...selector.matchAll(/\.(ui\\:(?:\\.|[^\s.:>~+,)[\\{])+)/g)].map(
    ([, name = '']) => name.replaceAll('\\', ''),
  );
  const properties = [...body.matchAll(/(?:^|;)([a-z-]+):/g)].map(([, name = '']) => name);
  return { around, selector, body, classes, properties, rank: rankOf(selector, body) };
}

/**
 * What two rules have in common of which the later one wins.
 *
 * @type {(selector: string, body: string) => string}
 */
function rankOf(selector, body) {
  const bare = selector.replaceAll(/\\./g, '_');
  const { classes, tags } = weightOf(bare);
  const force = body.includes('!important') ? '!' : '';
  return `${classes} ${tags} ${pseudoElementOf(bare)}${force}`;
}

/** @type {(rules: Rule[]) => string} */
function write(rules) {
  let css = '';
  /** @type {string[]} */
  let open = [];
  for (const { around, selector, body } of rules) {
    const shared = around.findIndex((head, at) => head !== open[at]);
    const kept = shared === -1 && open.length <= around.length ? around.length : shared;
    const stays = Math.max(0, Math.min(open.length, kept === -1 ? around.length : kept));
    css += '}'.repeat(open.length - stays);
    for (const head of around.slice(stays)) css += `${head}{`;
    open = around;
    css += body || !selector.endsWith(';') ? `${selector}{${body}}` : selector;
  }
  return `${css}${'}'.repeat(open.length)}\n`;
}
