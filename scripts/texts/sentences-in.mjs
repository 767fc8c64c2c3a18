import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SHOWN =
  /^(aria-(label|description|roledescription)|label|title|description|placeholder|alt|hint)$/;
/** Small words that Indonesian sentences are made with, and English and code are not. */
const INDONESIAN =
  /(^|\s)(Anda|atau|belum|coba|dan|dapat|dari|dengan|dipilih|gagal|harus|hapus|ini|itu|lagi|memuat|pada|paket|pilih|sudah|soal|tidak|untuk|yang)(?=[\s.,!?:]|$)/i;
/** Files whose words no page shows: tests, samples, output from the catalogues, and data. */
const ALLOWED = [
  /\/(test|docs|indonesian|english)\/|\/samples\.ts$|\.(test|stories|examples|d)\.tsx?$/,
  // The name of a file.
  /^apps\/server\/src\/files\/routes\/set-archive\.ts$/,
  // The name of a course.
  /^packages\/screens\/src\/model\/sets\/default-filters\.ts$/,
  // Names of the product: the head of a style sheet, and of a tab before the server says another.
  /^packages\/ui\/src\/lib\/public\/theme\/theme-css\.ts$/,
  /^apps\/site\/src\/(pages\/page-hooks\.ts$|texts\/)/,
];

/**
 * Sentences in sources of components, screens, site and the server's calls, where a catalogue should have them: text
 * between tags, text of an attribute that is shown, and what reads like Indonesian.
 *
 * @param {string} root of the repository
 * @returns {string[]} file and sentence
 */
export function sentencesIn(root) {
  const files = globSync(
    [
      'packages/{ui,screens}/src/**/*.{ts,tsx}',
      'apps/site/src/**/*.{ts,tsx}',
      'apps/server/src/**/routes/*.ts',
    ],
    { cwd: root },
  );
  return files
    .filter((file) => !ALLOWED.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return sentencesOf(file, text).map((sentence) => `${file}: ${sentence}`);
    });
}

/**
 * @param {string} file its name, which says whether it has tags
 * @param {string} text
 * @returns {string[]}
 */
export function sentencesOf(file, text) {
  /** @type {string[]} */
  const found = [];
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (isSentence(node)) found.push(node.getText().trim());
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  return found;
}

/** @type {(node: ts.Node) => boolean} */
function isSentence(node) {
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(node.text);
  if (ts.isJsxAttribute(node)) {
    const { initializer, name } = node;
    return (
      SHOWN.test(name.getText()) &&
      initializer !== undefined &&
      ts.isStringLiteral(initializer) &&
      /\p{L}{2}/u.test(initializer.text)
    );
  }
  const isText = ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
  return isText && /\s/.test(node.text.trim()) && INDONESIAN.test(node.text);
}
