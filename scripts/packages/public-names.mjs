import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const SOURCE = '@bank-soal/source';

/**
 * The entries that a package's export map leads to, by what a host writes after the package's name.
 *
 * @param {string} folder of the package, absolute
 * @returns {[name: string, file: string][]} files of TypeScript, absolute
 */
export function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([name, target]) => {
    const path = target?.[SOURCE];
    // Fixtures for tests of other packages are not in the tarball.
    if (!path?.endsWith('.ts') || path.startsWith('./src/test/')) return [];
    const [before = '', after = ''] = path.slice(2).split('*');
    return globSync(path.slice(2), { cwd: folder })
      .filter((file) => !/\.(test|d)\.ts$/.test(file))
      .map((file) => {
        const part = file.slice(before.length, file.length - after.length);
        return /** @type {[string, string]} */ ([name.replace('*', part), join(folder, file)]);
      })
      .filter(([entry]) => keyOf(entry, Object.keys(exports)) === name);
  });
}

/**
 * Which line of an export map answers for an entry: its own, else the pattern with the longest start.
 *
 * @type {(entry: string, keys: string[]) => string | undefined}
 */
function keyOf(entry, keys) {
  if (keys.includes(entry)) return entry;
  const start = (/** @type {string} */ key) => key.split('*')[0] ?? '';
  return keys
    .filter((key) => key.includes('*') && entry.startsWith(start(key)))
    .toSorted((a, b) => start(b).length - start(a).length)[0];
}

/** @type {(statement: ts.Statement) => boolean} */
const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** @type {(file: string, from: string) => string} */
function sourceOf(file, from) {
  const path = resolve(dirname(file), from);
  const found = [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find(existsSync);
  if (found === undefined) throw new Error(`${file} exports all of ${from}, which is not there`);
  return found;
}

/** @type {(statement: ts.Statement, file: string) => string[]} */
function namesIn(statement, file) {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, isTypeOnly, moduleSpecifier } = statement;
    if (exportClause === undefined && moduleSpecifier && ts.isStringLiteral(moduleSpecifier))
      return namesOf(sourceOf(file, moduleSpecifier.text));
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map(
      (one) => `${isTypeOnly || one.isTypeOnly ? 'type ' : ''}${one.name.text}`,
    );
  }
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [`type ${statement.name.text}`];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [statement.name?.text ?? 'default'];
  throw new Error(`${file} exports something that is not known here`);
}

/** @type {(file: string) => string[]} */
function namesOf(file) {
  const text = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return tree.statements.flatMap((statement) => namesIn(statement, file));
}

/**
 * All that a package promises to its hosts: a line an entry, with its names in order; types are marked.
 *
 * @param {string} folder of the package, absolute
 */
export function publicNames(folder) {
  const lines = entriesOf(folder)
    .map(([name, file]) => `${name}: ${namesOf(file).toSorted().join(', ')}`)
    .toSorted();
  return `${lines.join('\n')}\n`;
}
