import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { componentProps, docOf } from './component-props.mjs';

/**
 * @typedef {import('./component-props.mjs').Prop} Prop
 * @typedef {{ name: string, text: string, props: Prop[], extends: string, statement: ts.Statement }} Part
 */

/**
 * Facts from the sources of a component's folder: its exported parts, in the order of its index, each with
 * its sentence and its props.
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
    return found ? [partOf(folder, part, found)] : [];
  });
  const main = parts.find((part) => part.name.toLowerCase() === name.replaceAll('-', ''));
  return { name, summary: (main ?? parts[0])?.text ?? '', parts };
}

/** Its types are read when they are asked for: that takes two seconds. */
/** @type {(folder: string, name: string, statement: ts.Statement) => Part} */
function partOf(folder, name, statement) {
  return {
    name,
    text: docOf(statement),
    statement,
    get props() {
      return componentProps(folder, name).props;
    },
    get extends() {
      return componentProps(folder, name).extends;
    },
  };
}

/** @type {(path: string) => ts.Statement[]} */
function statementsOf(path) {
  if (!/\.tsx?$/.test(path) || /\.(test|stories|examples)\./.test(path)) return [];
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
