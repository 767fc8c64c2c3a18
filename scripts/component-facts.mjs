import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * @typedef {{ name: string, type: string, optional: boolean, fallback?: string, text: string }} Prop
 * @typedef {{ name: string, text: string, props: Prop[], extends: string }} Part
 */

/** Hosts cannot look these up: what they have is told with the component that has it. */
const internal = fileURLToPath(new URL('../packages/ui/src/lib/internal', import.meta.url));
const sharedByComponents = globSync('*/*.tsx', { cwd: internal }).flatMap((file) =>
  statementsOf(join(internal, file)),
);

/**
 * What the sources of a component's folder say about it: its exported parts, in the order of its
 * index, each with its sentence and its own props.
 *
 * @param {string} folder absolute path
 * @returns {{ name: string, summary: string, parts: Part[] }}
 */
export function componentFacts(folder) {
  const name = basename(folder);
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  const exported = [...index.matchAll(/(?<=[{,\s])(type )?([A-Z]\w+)(?=\s*[,}])/g)].flatMap(
    ([, type, found]) => (type || !found ? [] : [found]),
  );
  const statements = readdirSync(folder).flatMap((file) => statementsOf(join(folder, file)));
  const parts = exported.flatMap((part) => {
    const found = statements.find((statement) => nameOf(statement) === part);
    return found ? [{ name: part, text: docOf(found), ...propsOf(part, statements) }] : [];
  });
  const main = parts.find((part) => part.name.toLowerCase() === name.replaceAll('-', ''));
  return { name, summary: (main ?? parts[0])?.text ?? '', parts };
}

/** @type {(path: string) => ts.Statement[]} */
function statementsOf(path) {
  if (!/\.tsx?$/.test(path) || /\.(test|stories)\./.test(path)) return [];
  const text = readFileSync(path, 'utf8');
  return [
    ...ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX).statements,
  ];
}

/** @type {(statement: ts.Statement) => string | undefined} */
function nameOf(statement) {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text;
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations[0]?.name.getText();
  }
  return undefined;
}

/** @type {(part: string, statements: ts.Statement[]) => { props: Prop[], extends: string }} */
function propsOf(part, statements) {
  const found = interfaceOf(`${part}Props`, statements);
  if (!found) return { props: [], extends: '' };
  /** @type {ts.InterfaceDeclaration[]} */
  const told = [found];
  /** @type {string[]} */
  const parents = [];
  for (const { heritageClauses } of told) {
    for (const parent of heritageClauses?.flatMap(({ types }) => [...types]) ?? []) {
      const shared = interfaceOf(parent.getText(), sharedByComponents);
      if (shared) told.push(shared);
      else parents.push(parent.getText());
    }
  }
  const members = told.flatMap((each) => [...each.members]);
  const props = members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(),
    type: typeOf(member, statements),
    optional: member.questionToken !== undefined,
    fallback: defaultOf(member),
    text: docOf(member),
  }));
  return { props, extends: parents.join(', ').replace(/\s+/g, ' ') };
}

/** @type {(name: string, statements: ts.Statement[]) => ts.InterfaceDeclaration | undefined} */
function interfaceOf(name, statements) {
  return statements.filter(ts.isInterfaceDeclaration).find((each) => each.name.text === name);
}

/** A type of the folder's own is written out, without comments, since its name alone says nothing. */
/** @type {(member: ts.PropertySignature, statements: ts.Statement[]) => string} */
function typeOf({ type }, statements) {
  const written = type?.getText() ?? '';
  const alias = statements.find(
    (statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === written,
  );
  const meant = alias && ts.isTypeAliasDeclaration(alias) ? alias.type.getText() : written;
  return meant
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/\( | ?,? \)/g, (end) => end.trim().replace(',', ''));
}

/** @type {(node: ts.Node) => string} */
function docOf(node) {
  const doc = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(doc?.comment) ?? '';
  return text
    .replace(/\{@link (\w+)\}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** @type {(node: ts.Node) => string | undefined} */
function defaultOf(node) {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'default');
  return ts.getTextOfJSDocComment(tag?.comment)?.trim() || undefined;
}
