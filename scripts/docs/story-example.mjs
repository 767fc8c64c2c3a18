import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { entryName } from '../components/entry-name.mjs';

/**
 * A story of a component as a host would write it: imports, what it needs, and the element.
 *
 * @param {string} folder absolute path of the component
 * @param {object} [options]
 * @param {string} [options.story] its export
 * @param {(prop: string) => boolean} [options.isNeeded] whether the component cannot do without a prop
 * @param {boolean} [options.whole] whether what only stories can import is imported too
 * @returns {string} TypeScript; empty where there is no such story
 */
export function storyExample(folder, options = {}) {
  const { story: name = 'Default', isNeeded = () => false, whole = false } = options;
  const source = storiesOf(folder);
  const meta = source && objectOf(source, 'meta');
  const story = source && objectOf(source, name);
  if (!meta || !story) return '';
  const element = elementOf(meta, story, isNeeded);
  const needed = declarationsIn(source, element);
  const body = [...needed, element].join('\n\n');
  return [importsFor(source, folder, body, whole), body].filter(Boolean).join('\n\n');
}

/**
 * The stories of a component.
 *
 * @param {string} folder absolute path of the component
 * @returns {string[]} their exports
 */
export function storyNames(folder) {
  const source = storiesOf(folder);
  const exported = /^export const (\w+): Story\b/gm;
  return [...(source?.text ?? '').matchAll(exported)].flatMap(([, name]) => name ?? []);
}

/** @type {(folder: string) => ts.SourceFile | undefined} */
function storiesOf(folder) {
  const file = join(folder, `${basename(folder)}.stories.tsx`);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** @type {(source: ts.SourceFile, name: string) => ts.ObjectLiteralExpression | undefined} */
function objectOf(source, name) {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const [found] = statement.declarationList.declarations;
    if (found?.name.getText() !== name) continue;
    const value = found.initializer && ts.skipPartiallyEmittedExpressions(found.initializer);
    const plain = value && ts.isSatisfiesExpression(value) ? value.expression : value;
    return plain && ts.isObjectLiteralExpression(plain) ? plain : undefined;
  }
  return undefined;
}

/** @type {(value: ts.Expression | undefined, name: string) => ts.Expression | undefined} */
function valueOf(value, name) {
  const object = value && followed(value);
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const found = object.properties.find((each) => each.name?.getText() === name);
  if (found && ts.isPropertyAssignment(found)) return found.initializer;
  return found && ts.isShorthandPropertyAssignment(found) ? found.name : undefined;
}

/** Value of another story that one refers to: `Default.args`. @type {(value: ts.Expression) => ts.Expression} */
function followed(value) {
  if (!ts.isPropertyAccessExpression(value)) return value;
  const other = objectOf(value.getSourceFile(), value.expression.getText());
  return (other && valueOf(other, value.name.text)) ?? value;
}

/** @type {(meta: ts.Expression, story: ts.Expression, isNeeded: (prop: string) => boolean) => string} */
function elementOf(meta, story, isNeeded) {
  const tag = valueOf(meta, 'component')?.getText() ?? 'div';
  const objects = [valueOf(meta, 'args'), valueOf(story, 'args')];
  const given = valueOf(story, 'render') ?? valueOf(meta, 'render');
  const render = given && followed(given);
  const drawn = render && (ts.isArrowFunction(render) || ts.isFunctionExpression(render));
  if (!drawn) return element(tag, argsOf(objects, isNeeded));
  const [parameter] = render.parameters;
  const name = parameter?.name.getText() ?? '';
  const text = dedent(render.body);
  const inlined = spreadOut(text, name, argsOf(objects, isNeeded));
  const whole = name !== '' && (!/^\w+$/.test(name) || names(inlined, name));
  if (!whole && !ts.isBlock(render.body)) return withoutSpies(dedentText(unwrapped(inlined)));
  const code = withoutSpies(whole ? text : inlined);
  const body = ts.isBlock(render.body) ? code : `{\n${indent(`return ${code};`)}\n}`;
  const example = `function Example() ${body}`;
  if (!whole) return example;
  const lines = [...argsOf(objects, () => true)].map(([key, value]) =>
    /^(\w+|'.*')$/.test(key)
      ? `${key}: ${value},`
      : key.startsWith('...')
        ? `${key},`
        : `'${key}': ${value},`,
  );
  return `const ${name} = {\n${indent(lines.join('\n'))}\n};\n\n${example}`;
}

/**
 * Puts what the story hands over where its element takes it.
 *
 * @type {(text: string, name: string, args: Map<string, string>) => string}
 */
function spreadOut(text, name, args) {
  const attributes = attributesOf(args, true);
  const short = attributes.map((attribute) => ` ${attribute}`).join('');
  const long = short.length > 70 || short.includes('\n');
  return text
    .split('\n')
    .map((line) => {
      const before = /^ */.exec(line)?.[0] ?? '';
      const inLines = `\n${indent(attributes.join('\n'), `${before}  `)}\n${before}`;
      return line
        .replace(` {...${name}} />`, () => (long ? `${inLines}/>` : `${short} />`))
        .replace(` {...${name}}`, () => (long ? inLines : short));
    })
    .join('\n');
}

/** @type {(objects: (ts.Expression | undefined)[], isNeeded: (prop: string) => boolean) => Map<string, string>} */
function argsOf(objects, isNeeded) {
  /** @type {Map<string, string>} */
  const args = new Map();
  for (const value of objects) {
    const object = value && followed(value);
    if (!object || !ts.isObjectLiteralExpression(object)) continue;
    for (const property of object.properties) {
      const spread = ts.isSpreadAssignment(property) && followed(property.expression);
      if (spread && ts.isObjectLiteralExpression(spread)) {
        for (const [name, inner] of argsOf([spread], isNeeded)) args.set(name, inner);
        continue;
      }
      const name = property.name?.getText().replace(/^'|'$/g, '') ?? property.getText();
      const value = ts.isPropertyAssignment(property) ? dedent(property.initializer) : name;
      if (!value.startsWith('fn(')) args.set(name, withoutSpies(value));
      else if (isNeeded(name) || value !== 'fn()') args.set(name, withoutSpies(value));
    }
  }
  return args;
}

/** @type {(tag: string, args: Map<string, string>) => string} */
function element(tag, args) {
  const children = args.get('children');
  const attributes = attributesOf(args, false);
  const short = [tag, ...attributes].join(' ');
  const long = short.length > 76 || short.includes('\n');
  const open = long ? `<${tag}\n${indent(attributes.join('\n'))}\n` : `<${short}`;
  if (children === undefined) return `${open}${long ? '' : ' '}/>`;
  const inside = asChild(children);
  const line = `${open}>${inside}</${tag}>`;
  return line.includes('\n') || line.length > 80 ? `${open}>\n${indent(inside)}\n</${tag}>` : line;
}

/** @type {(args: Map<string, string>, withChildren: boolean) => string[]} */
function attributesOf(args, withChildren) {
  return [...args]
    .filter(([name]) => withChildren || name !== 'children')
    .map(([name, value]) => {
      if (name.startsWith('...')) return `{${name}}`;
      if (value === 'true') return name;
      return /^'[^'"\\]*'$/.test(value) ? `${name}="${value.slice(1, -1)}"` : `${name}={${value}}`;
    });
}

/** @type {(value: string) => string} */
function asChild(value) {
  const bare = unwrapped(value);
  const inside = /^<>\s*(.*?)\s*<\/>$/s.exec(bare)?.[1];
  if (inside !== undefined) return dedentText(inside);
  if (bare.startsWith('<')) return dedentText(bare);
  return /^'[^'\\{}<>]*'$/.test(value) ? value.slice(1, -1) : `{${value}}`;
}

/** A value in brackets of its own, without them. @type {(text: string) => string} */
function unwrapped(text) {
  return /^\(.*\)$/s.test(text) ? text.slice(1, -1).trim() : text;
}

/** The file's own names in the text, and the names in those in turn, in the order of the file. */
/** @type {(source: ts.SourceFile, text: string) => string[]} */
function declarationsIn(source, text) {
  const own = source.statements.flatMap((statement) => {
    const name = nameOf(statement);
    const exported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.length;
    const code = withoutSpies(statement.getText());
    return name && name !== 'meta' && !exported ? [{ name, text: code }] : [];
  });
  const found = new Set(own.filter(({ name }) => names(text, name)));
  for (const each of found)
    for (const other of own) if (other !== each && names(each.text, other.name)) found.add(other);
  return own.filter((each) => found.has(each)).map((each) => each.text);
}

/** @type {(code: string) => string} */
function withoutSpies(code) {
  return code.replace(/(?<![\w.])fn\(\)/g, '() => {}').replace(/(?<![\w.])fn\(/g, '(');
}

/** @type {(statement: ts.Statement) => string | undefined} */
function nameOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations[0]?.name.getText();
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return named ? statement.name?.text : undefined;
}

/** @type {(source: ts.SourceFile, folder: string, body: string, whole: boolean) => string} */
function importsFor(source, folder, body, whole) {
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { importClause, moduleSpecifier } = statement;
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const specifier = moduleSpecifier.getText().slice(1, -1);
    const type = importClause.isTypeOnly ? 'type ' : '';
    for (const each of bindings.elements.filter(({ name }) => names(body, name.text))) {
      const own = specifier.startsWith('./') && !names(index, each.name.text);
      // The playground has modules, and strips types.
      if (own && whole && (importClause.isTypeOnly || each.isTypeOnly)) continue;
      const home =
        (own ? '' : publicPath(specifier, folder)) || (whole ? pathInside(specifier, folder) : '');
      found.set(home, [...(found.get(home) ?? []), `${type}${each.getText()}`]);
    }
  }
  return [...found]
    .map(([from, listed]) =>
      from === ''
        ? `// Yours: ${listed.join(', ')}`
        : `import { ${listed.join(', ')} } from '${from}';`,
    )
    .toSorted()
    .join('\n');
}

/**
 * Path of a module that hosts do not get, as the playground names it.
 *
 * @type {(specifier: string, folder: string) => string}
 */
function pathInside(specifier, folder) {
  const [, path] =
    /\/(src\/.+?)(\/index)?\.js$/.exec(join(folder, specifier).replaceAll('\\', '/')) ?? [];
  return specifier.startsWith('.') && path ? `@bank-soal/ui/${path}` : '';
}

/** How a host names what a story imports; empty for what only stories have. */
/** @type {(specifier: string, folder: string) => string} */
function publicPath(specifier, folder) {
  if (/^storybook\/|^@storybook\//.test(specifier)) return '';
  if (!specifier.startsWith('.')) return specifier;
  if (specifier.startsWith('./')) return `@bank-soal/ui/${entryName(folder)}`;
  const path = join(folder, specifier).replaceAll('\\', '/');
  const [, shared] = /\/src\/lib\/public\/([\w-]+)\/index\.js$/.exec(path) ?? [];
  const name = path.endsWith('/index.js') && entryName(path);
  if (name) return `@bank-soal/ui/${name}`;
  return shared ? `@bank-soal/ui/lib/${shared}` : '';
}

/** @type {(text: string, name: string) => boolean} */
function names(text, name) {
  return new RegExp(`(?<![\\w'"-]|(?<!\\.\\.)\\.)${name}(?![\\w'"-])`).test(text);
}

/** The text of a node as if it stood at the beginning of a line. @type {(node: ts.Node) => string} */
function dedent(node) {
  const text = node.getText();
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  const first = file.text.slice(file.getPositionOfLineAndCharacter(line, 0));
  const indentation = /^ */.exec(first)?.[0] ?? '';
  return text.replaceAll(`\n${indentation}`, '\n');
}

/** @type {(text: string) => string} */
function dedentText(text) {
  const lines = text.split('\n');
  const base = /^ */.exec(lines.at(-1) ?? '')?.[0] ?? '';
  return lines.map((line) => (line.startsWith(base) ? line.slice(base.length) : line)).join('\n');
}

/** @type {(text: string, by?: string) => string} */
function indent(text, by = '  ') {
  return text.replace(/^(?=.)/gm, by);
}
