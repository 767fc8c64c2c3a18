const DARK = 'id.bank-soal.dark';
const COMPACT = 'id.bank-soal.compact';
const LINE_HEIGHT = 'id.bank-soal.line-height';

/** The scale that a theme changes: only its colours are variables of variables. */
const THEMED = 'brand';
/** Left out of a style sheet where no other token is made of them. */
const PRUNED = new Set(['scale']);
/** Written into the classes as they are: no host changes these one by one. */
const INLINE = new Set(['spacing', 'breakpoint', 'container', 'text', 'font-weight', 'tracking']);
/** Written out where they are used: `ui:z-40`. */
const UNWRITTEN = new Set(['layer']);
/** No theme of Tailwind's: its shadows are made of a dozen variables, and densities have rules of their own. */
const PLAIN = new Set(['shadow', 'density']);

/**
 * Writes the design tokens as a Tailwind theme. Colours carry both themes in one value, so a
 * change of `color-scheme` on any element is all that a theme switch needs. Sizes that depend on
 * the density are written once more for `data-density`, which any element may carry.
 *
 * @param {Record<string, any>} tokens the parsed tokens.json
 * @returns {string} CSS
 */
export function toCss(tokens) {
  const groups = Object.entries(tokens).filter(
    ([group]) => !group.startsWith('$') && !UNWRITTEN.has(group),
  );
  const lines = (/** @type {(group: string) => boolean} */ wanted) =>
    groups
      .filter(([group]) => wanted(group))
      .flatMap(([group, value]) => groupLines(group, value, tokens.scale));
  const indented = (/** @type {string[]} */ ones) => ones.map((line) => `  ${line}`);
  return [
    '/* Written by `npm run build tokens` from tokens/tokens.json. Edit that file. */',
    '@theme prefix(ui) {',
    '  --*: initial;',
    ...indented(lines((group) => PRUNED.has(group))),
    '}',
    '',
    '@theme static prefix(ui) {',
    ...indented(lines((group) => ![PRUNED, INLINE, PLAIN].some((ones) => ones.has(group)))),
    '}',
    '',
    '@theme inline prefix(ui) {',
    ...indented(lines((group) => INLINE.has(group))),
    // Of every transition that says nothing else.
    '  --default-transition-duration: var(--ui-duration-fast);',
    '  --default-transition-timing-function: var(--ui-ease-out);',
    '}',
    '',
    ':root {',
    ...indented(lines((group) => group === 'shadow').map((line) => line.replace('--', '--ui-'))),
    '}',
    '',
    // A build that writes light-dark() out decides where a token stands: once more for parts of a page.
    '[data-theme] {',
    ...indented(themed(lines)),
    '}',
    ...densityRule(tokens, ':root,\n[data-density="comfortable"]', (token) => token.$value),
    ...densityRule(tokens, '[data-density="compact"]', (token) => token.$extensions[COMPACT]),
    '',
  ].join('\n');
}

/**
 * The colours, with those steps of the scales that they are made of.
 *
 * @type {(lines: (wanted: (group: string) => boolean) => string[]) => string[]}
 */
function themed(lines) {
  const colours = lines((group) => group === 'color').map((line) => line.replace('--', '--ui-'));
  const text = colours.join();
  const steps = lines((group) => group === 'scale')
    .map((line) => line.replace('--', '--ui-'))
    .filter((line) => text.includes(`var(${line.split(':')[0]})`));
  return [...steps, ...colours];
}

/** @type {(tokens: Record<string, any>, selector: string, valueOf: (token: any) => string) => string[]} */
function densityRule(tokens, selector, valueOf) {
  const lines = tokensOf(tokens.density ?? {}).map(
    ([name, token]) => `  --ui-density-${name}: ${valueOf(token)};`,
  );
  return lines.length > 0 ? ['', `${selector} {`, ...lines, '}'] : [];
}

/** @type {(group: string, value: any, scale: any) => string[]} */
function groupLines(group, value, scale) {
  if (value.$value !== undefined) return [`--${group}: ${value.$value};`];
  if (group === 'scale') {
    return Object.entries(value).flatMap(([name, steps]) =>
      tokensOf(steps).map(([step, token]) => `--${name}-${step}: ${color(token, scale)};`),
    );
  }
  return tokensOf(value).flatMap(([name, token]) => {
    if (value.$type === 'color') return [`--${group}-${name}: ${color(token, scale)};`];
    const lines = [`--${group}-${name}: ${plain(token.$value)};`];
    const lineHeight = token.$extensions?.[LINE_HEIGHT];
    if (lineHeight) lines.push(`--${group}-${name}--line-height: ${lineHeight};`);
    return lines;
  });
}

/** @type {(group: Record<string, any>) => [string, any][]} */
function tokensOf(group) {
  return Object.entries(group).filter(([name]) => !name.startsWith('$'));
}

/** @type {(token: any, scale: any) => string} */
function color(token, scale) {
  const dark = token.$extensions?.[DARK] ?? token.$value;
  const sides = [reference(token.$value, scale, 0), reference(dark, scale, 1)];
  return sides[0] === sides[1] ? `${sides[0]}` : `light-dark(${sides.join(', ')})`;
}

/** @type {(value: string, scale: any, side: 0 | 1) => string} */
function reference(value, scale, side) {
  const [, name = '', step = ''] = /^\{scale\.(\w+)\.(\d+)\}$/.exec(value) ?? [];
  if (name === '') return value;
  if (name === THEMED) return `var(--ui-${name}-${step})`;
  const { $value, $extensions } = scale[name][step];
  return side === 0 ? $value : ($extensions?.[DARK] ?? $value);
}

/** @type {(shadow: Record<string, string>) => string} */
function shadow({ offsetX, offsetY, blur, spread, color }) {
  const lengths = [offsetX, offsetY, blur, ...(spread === '0px' ? [] : [spread])];
  return `${lengths.map((length) => (length === '0px' ? '0' : length)).join(' ')} ${color}`;
}

/** @type {(value: unknown) => string} */
function plain(value) {
  if (!Array.isArray(value)) return String(value);
  if (typeof value[0] === 'object') return value.map(shadow).join(', ');
  if (typeof value[0] === 'number') return `cubic-bezier(${value.join(', ')})`;
  return value.map((name) => (/\s/.test(name) ? `'${name}'` : name)).join(', ');
}
