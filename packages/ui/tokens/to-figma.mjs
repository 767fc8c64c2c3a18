const DARK = 'id.bank-soal.dark';
const COMPACT = 'id.bank-soal.compact';
const LINE_HEIGHT = 'id.bank-soal.line-height';
const REM = 16;
/** The steps of the 4 px grid that screens use. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12];

/** Where Figma offers a variable. @type {Record<string, string[]>} */
const SCOPES = {
  spacing: ['GAP', 'WIDTH_HEIGHT'],
  density: ['GAP', 'WIDTH_HEIGHT'],
  radius: ['CORNER_RADIUS'],
  text: ['FONT_SIZE'],
  'line-height': ['LINE_HEIGHT'],
  font: ['FONT_FAMILY'],
  'font-weight': ['FONT_WEIGHT'],
  breakpoint: ['WIDTH_HEIGHT'],
  container: ['WIDTH_HEIGHT'],
  shadow: ['EFFECT_FLOAT'],
  // A number for who reads it; nothing that is drawn takes it.
  layer: [],
};

/**
 * The format of Figma's own import of variables: a file is one mode of a collection, lengths are numbers of pixels, and
 * a shadow, which no variable can be, is its parts.
 *
 * @param {Record<string, any>} tokens the parsed tokens.json
 * @returns {Record<string, string>} JSON by the name of its file
 */
export function toFigma(tokens) {
  const files = {
    'theme.light.json': mode(
      'Light',
      colors(tokens, (token) => token.$value),
    ),
    'theme.dark.json': mode(
      'Dark',
      colors(tokens, (token) => token.$extensions?.[DARK] ?? token.$value),
    ),
    'sizes.json': mode('Value', sizes(tokens)),
    'density.comfortable.json': mode(
      'Comfortable',
      numbers(tokens.density, 'density', (token) => token.$value),
    ),
    'density.compact.json': mode(
      'Compact',
      numbers(tokens.density, 'density', (token) => token.$extensions[COMPACT]),
    ),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, `${written(file)}\n`]),
  );
}

/** JSON as the house formats it: a short list stays in its line. @type {(file: object) => string} */
function written(file) {
  return JSON.stringify(file, null, 2).replace(
    /\[\s+([^[\]{}]*?)\s+\]/g,
    (_, list) => `[${list.split(/,\s+/).join(', ')}]`,
  );
}

/** @type {(name: string, groups: object) => object} */
function mode(name, groups) {
  return { ...groups, $extensions: { 'com.figma.modeName': name } };
}

/** Steps of the scales, and the colours with a meaning, which point at them. */
/** @type {(tokens: Record<string, any>, valueOf: (token: any) => string) => object} */
function colors(tokens, valueOf) {
  const group = (/** @type {Record<string, any>} */ from, /** @type {string[]} */ scopes) =>
    each(from, (token) => colorToken(valueOf(token), token.$description, scopes));
  return {
    scale: Object.fromEntries(
      // Designs are made of meanings: no picker offers the steps that they are made of.
      named(tokens.scale).map(([name, steps]) => [name, group(steps, [])]),
    ),
    color: group(tokens.color, ['ALL_SCOPES']),
  };
}

/** @type {(value: string, text: string | undefined, scopes: string[]) => object} */
function colorToken(value, text, scopes) {
  return {
    $type: 'color',
    $value: value.startsWith('{') ? value : srgb(value),
    ...(text && { $description: text }),
    $extensions: { 'com.figma.scopes': scopes },
  };
}

/** @type {(hex: string) => object} */
function srgb(hex) {
  const [red = 0, green = 0, blue = 0, alpha = 255] = [...hex.matchAll(/[0-9a-f]{2}/gi)].map(
    ([pair]) => Number.parseInt(pair, 16),
  );
  const part = (/** @type {number} */ value) => Math.round((value / 255) * 1e4) / 1e4;
  return {
    colorSpace: 'srgb',
    components: [part(red), part(green), part(blue)],
    alpha: part(alpha),
    hex: hex.slice(0, 7),
  };
}

/** @type {(tokens: Record<string, any>) => object} */
function sizes(tokens) {
  const unit = pixels(tokens.spacing.$value);
  const text = each(tokens.text, ({ $value, $extensions }) => ({
    size: numberToken(pixels($value), 'text'),
    'line-height': numberToken(pixels($value) * $extensions[LINE_HEIGHT], 'line-height'),
  }));
  return {
    spacing: Object.fromEntries(STEPS.map((step) => [step, numberToken(step * unit, 'spacing')])),
    ...numbers(tokens.radius, 'radius', (token) => token.$value),
    text,
    font: each(tokens.font, ({ $value }) => ({
      $type: 'string',
      $value: $value[0].replace(' Variable', ''),
      $extensions: { 'com.figma.scopes': SCOPES.font },
    })),
    ...numbers(tokens['font-weight'], 'font-weight', (token) => token.$value),
    ...numbers(tokens.breakpoint, 'breakpoint', (token) => token.$value),
    ...numbers(tokens.container, 'container', (token) => token.$value),
    shadow: each(tokens.shadow, ({ $value }) => Object.fromEntries($value.map(shadowParts))),
    ...numbers(tokens.layer, 'layer', (token) => token.$value),
  };
}

/** @type {(shadow: Record<string, string>, index: number) => [string, object]} */
function shadowParts({ color = '', ...lengths }, index) {
  const parts = Object.entries(lengths).map(([name, value]) => [
    name,
    numberToken(pixels(value), 'shadow'),
  ]);
  return [
    `${index + 1}`,
    { color: colorToken(color, undefined, ['EFFECT_COLOR']), ...Object.fromEntries(parts) },
  ];
}

/** A group of numbers under its own name. */
/** @type {(group: Record<string, any>, name: string, valueOf: (token: any) => string | number) => object} */
function numbers(group, name, valueOf) {
  const tokens = each(group, (token) =>
    numberToken(pixels(valueOf(token)), name, token.$description),
  );
  return { [name]: tokens };
}

/** @type {(value: number, kind: string, text?: string) => object} */
function numberToken(value, kind, text) {
  return {
    $type: 'number',
    $value: Math.round(value * 100) / 100,
    ...(text && { $description: text }),
    $extensions: { 'com.figma.scopes': SCOPES[kind] },
  };
}

/** @type {(value: string | number) => number} */
function pixels(value) {
  const number = Number.parseFloat(`${value}`);
  return `${value}`.endsWith('rem') ? number * REM : number;
}

/** @type {(group: Record<string, any>) => [string, any][]} */
function named(group) {
  return Object.entries(group).filter(([name]) => !name.startsWith('$'));
}

/** @type {(group: Record<string, any>, make: (token: any) => object) => object} */
function each(group, make) {
  return Object.fromEntries(named(group).map(([name, token]) => [name, make(token)]));
}
