import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { libraryFolders } from '../components/component-rules.mjs';

/** @typedef {{ name: string, type: string, optional: boolean, fallback?: string, text: string }} Prop */
/** @typedef {{ base: string, without: string[] }} Native what comes from elsewhere, and what of it does not */

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.es5.d.ts'],
  strict: true,
  types: [],
};

/** @type {ts.Program | undefined} */
let known;

/**
 * The library with React's types, and without all others: no prop is of them, and this way it takes two seconds
 * instead of ten.
 *
 * @returns {ts.Program} of the sources as they were when it was first asked for
 */
export function libraryTypes() {
  if (known) return known;
  const host = ts.createCompilerHost(OPTIONS);
  host.resolveModuleNameLiterals = (names, file) =>
    names.map(({ text }) =>
      /^\.|^react$|^csstype$/.test(text)
        ? ts.resolveModuleName(text, file, OPTIONS, host)
        : { resolvedModule: undefined },
    );
  const entries = libraryFolders(ui).map((folder) => join(folder, 'index.ts'));
  known = ts.createProgram(entries, OPTIONS, host);
  return known;
}

/**
 * The props of a component that are declared in the library, wherever in it, as its type has them: those that
 * it takes from another component among them, and of a union those of all its members.
 *
 * @param {string} folder absolute path of a folder of the library
 * @param {string} part an export of its index
 * @returns {{ props: Prop[], extends: string }} in `extends`, whose native props it has beside them
 */
export function componentProps(folder, part) {
  const program = libraryTypes();
  const checker = program.getTypeChecker();
  const given = parameterOf(program, folder, part);
  if (!given) return { props: [], extends: '' };
  const type = checker.getTypeOfSymbol(given);
  const members = type.isUnion() ? type.types : [type];
  const names = members.flatMap((member) =>
    checker
      .getPropertiesOfType(member)
      .filter(isOwn)
      .map(({ name }) => name),
  );
  const props = [...new Set(names)].map((name) =>
    propOf(
      name,
      members.map((member) => checker.getPropertyOfType(member, name)),
      checker,
    ),
  );
  const written = given.valueDeclaration;
  const natives =
    written && ts.isParameter(written) && written.type ? nativesOf(written.type, checker) : [];
  return { props, extends: [...new Set(natives.map(spell))].join(', ') };
}

/**
 * The props parameter of a part.
 *
 * @type {(program: ts.Program, folder: string, part: string) => ts.Symbol | undefined}
 */
function parameterOf(program, folder, part) {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(folder, 'index.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  const found = module && checker.tryGetMemberInModuleExports(part, module);
  if (!found) throw new Error(`${basename(folder)} does not export ${part}`);
  const [call] = checker.getTypeOfSymbol(aliased(found, checker)).getCallSignatures();
  return call?.parameters[0];
}

/** @type {(symbol: ts.Symbol, checker: ts.TypeChecker) => ts.Symbol} */
const aliased = (symbol, checker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** @type {(symbol: ts.Symbol) => boolean} */
const isOwn = ({ declarations = [] }) =>
  declarations.some((one) => one.getSourceFile().fileName.startsWith(ui));

/** @type {(name: string, symbols: readonly (ts.Symbol | undefined)[], checker: ts.TypeChecker) => Prop} */
function propOf(name, symbols, checker) {
  const declared = symbols.flatMap((symbol) => symbol?.declarations ?? []);
  const own = [...new Set(declared)].filter((one) => one.getSourceFile().fileName.startsWith(ui));
  /** @type {(tell: (node: ts.Declaration) => string) => string[]} */
  const each = (tell) => [...new Set(own.map(tell))].filter(Boolean);
  return {
    name,
    type: unionOf(each((node) => typeText(node, checker))),
    optional: symbols.some((symbol) => !symbol || (symbol.flags & ts.SymbolFlags.Optional) !== 0),
    fallback: each((node) => defaultOf(node) ?? '')[0],
    text: each(docOf).join(' '),
  };
}

/** @type {(types: readonly string[]) => string} */
function unionOf(types) {
  if (types.length < 2) return types.join();
  return types.map((type) => (type.includes('=>') ? `(${type})` : type)).join(' | ');
}

/** A type of the folder's own is written out, without comments, since its name alone says nothing. */
/** @type {(node: ts.Declaration, checker: ts.TypeChecker) => string} */
function typeText(node, checker) {
  if (!ts.isPropertySignature(node) || !node.type) return '';
  const { type } = node;
  const symbol = ts.isTypeReferenceNode(type) && checker.getSymbolAtLocation(type.typeName);
  const alias = symbol && aliased(symbol, checker).declarations?.find(ts.isTypeAliasDeclaration);
  const isNear = alias && !alias.typeParameters && folderOf(alias) === folderOf(node);
  return (isNear ? alias.type : type)
    .getText()
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/\( | ?,? \)/g, (end) => end.trim().replace(',', ''));
}

/** @type {(node: ts.Node) => string} */
const folderOf = (node) => dirname(node.getSourceFile().fileName);

/** @type {(node: ts.Node) => string | undefined} */
function defaultOf(node) {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'default');
  return ts.getTextOfJSDocComment(tag?.comment)?.trim() || undefined;
}

/**
 * The sentence above a declaration, in one line.
 *
 * @param {ts.Node} node
 * @returns {string} empty where there is none
 */
export function docOf(node) {
  const doc = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(doc?.comment) ?? '';
  return text
    .replace(/\{@link (\w+)\}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Which types from elsewhere stand behind a type. @type {(node: ts.TypeNode, checker: ts.TypeChecker) => Native[]} */
function nativesOf(node, checker) {
  const [of, keys] = argumentsOf(node);
  const name = nameOf(node)?.getText();
  if (name === 'Pick') return [];
  if (name === 'Partial' && of) return nativesOf(of, checker);
  if (name === 'Omit' && of && keys) {
    const type = checker.getTypeFromTypeNode(of);
    const isNative = (/** @type {string} */ key) => {
      const symbol = type.getProperty(key.slice(1, -1));
      return !symbol || !isOwn(symbol);
    };
    const without = keys
      .getText()
      .split('|')
      .map((key) => key.trim())
      .filter((key) => key && isNative(key));
    return nativesOf(of, checker).map((one) => ({
      ...one,
      without: [...new Set([...one.without, ...without])],
    }));
  }
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node))
    return node.types.flatMap((one) => nativesOf(one, checker));
  const named = nameOf(node);
  const symbol = named && checker.getSymbolAtLocation(named);
  const declarations = symbol ? (aliased(symbol, checker).declarations ?? []) : [];
  const own = declarations.filter((one) => one.getSourceFile().fileName.startsWith(ui));
  if (!named) return [];
  if (own.length === 0) return [{ base: node.getText(), without: [] }];
  return own.flatMap((one) => parentsOf(one)).flatMap((one) => nativesOf(one, checker));
}

/** @type {(node: ts.TypeNode) => ts.Node | undefined} */
function nameOf(node) {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  return ts.isExpressionWithTypeArguments(node) ? node.expression : undefined;
}

/** @type {(node: ts.TypeNode) => readonly ts.TypeNode[]} */
function argumentsOf(node) {
  const can = ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
  return (can && node.typeArguments) || [];
}

/** @type {(node: ts.Declaration) => readonly ts.TypeNode[]} */
function parentsOf(node) {
  if (ts.isTypeAliasDeclaration(node)) return [node.type];
  if (!ts.isInterfaceDeclaration(node)) return [];
  return node.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
}

/** @type {(native: Native) => string} */
function spell({ base, without }) {
  return without.length === 0 ? base : `Omit<${base}, ${without.join(' | ')}>`;
}
