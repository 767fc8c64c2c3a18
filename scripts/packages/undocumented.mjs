import { relative } from 'node:path';
import ts from 'typescript';
import { entriesOf } from './public-names.mjs';

/** Props that React gives every component: they mean the same in all of them. */
const KNOWN = new Set(['children', 'className', 'style', 'ref']);

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  types: [],
};

/**
 * The package alone, without what it is made of: sentences are judged, not types, and this way a
 * package takes a moment.
 *
 * @param {string[]} entries
 */
function programOf(entries) {
  const host = ts.createCompilerHost(OPTIONS);
  host.resolveModuleNameLiterals = (names, file) =>
    names.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, file, OPTIONS, host)
        : { resolvedModule: undefined },
    );
  return ts.createProgram(entries, OPTIONS, host);
}

/**
 * Whether a property's name says all: React's own, and one whose type is a single literal, which
 * only tells the members of a union apart (`status: 'loading'`).
 *
 * @type {(member: Member) => boolean}
 */
const saysAll = ({ name, type }) =>
  KNOWN.has(name.getText()) || (type !== undefined && ts.isLiteralTypeNode(type));

/** @typedef {ts.PropertySignature | ts.MethodSignature} Member */

/** @type {(node: ts.Node) => node is Member} */
const isMember = (node) => ts.isPropertySignature(node) || ts.isMethodSignature(node);

/** @type {(node: ts.Node) => Member[]} */
function membersOf(node) {
  /** @type {Member[]} */
  const found = [];
  /** @type {(part: ts.Node) => void} */
  const visit = (part) => {
    if (isMember(part)) found.push(part);
    ts.forEachChild(part, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

/** @type {(node: ts.Declaration) => boolean} */
const isType = (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/**
 * Exports of a package, and properties of its exported types, that no doc comment explains.
 *
 * @param {string} folder of the package, absolute
 * @returns {string[]} file and name, in order
 */
export function undocumented(folder) {
  const entries = entriesOf(folder).map(([, file]) => file);
  const program = programOf(entries);
  const checker = program.getTypeChecker();
  /** @type {(symbol: ts.Symbol | undefined) => boolean} */
  const isSilent = (symbol) => symbol?.getDocumentationComment(checker).length === 0;
  /** @type {Set<string>} */
  const found = new Set();
  for (const entry of entries) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    for (const name of module ? checker.getExportsOfModule(module) : []) {
      const symbol = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
      for (const declaration of symbol.declarations ?? []) {
        const path = relative(folder, declaration.getSourceFile().fileName);
        if (isSilent(symbol)) found.add(`${path}: ${symbol.name}`);
        const silent = (isType(declaration) ? membersOf(declaration) : []).filter(
          (member) => !saysAll(member) && isSilent(checker.getSymbolAtLocation(member.name)),
        );
        for (const member of silent) found.add(`${path}: ${symbol.name}.${member.name.getText()}`);
      }
    }
  }
  return [...found].toSorted();
}
