#!/usr/bin/env node
// Prints the page of a component: npx @bank-soal/ui doc data-table
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { docOf } from './doc.mjs';

const usage = `Usage: npx @bank-soal/ui doc [NAME] [--lang en|id]

Prints what a component is for, its import, parts, props, an example and its keys, as Markdown; without
a name the list of all components.

  npx @bank-soal/ui doc data-table
`;
const asked = read();
if (asked?.help) {
  process.stdout.write(usage);
} else if (!asked) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  const file = (/** @type {string} */ name) =>
    readFileSync(new URL(`../dist/${name}`, import.meta.url), 'utf8');
  const library = { llms: file('llms.txt'), docs: JSON.parse(file('docs.json')) };
  const { text, found } = docOf(library, asked.name, asked.language);
  if (found) process.stdout.write(text);
  else process.stderr.write(text);
  process.exitCode = found ? 0 : 1;
}

/** The requested name; undefined where it is unclear. */
function read() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        lang: { type: 'string', default: 'en' },
      },
    });
    const [command, name, ...rest] = positionals;
    const language = values.lang === 'en' || values.lang === 'id' ? values.lang : undefined;
    if (values.help) return { help: true, name, language: language ?? 'en' };
    if (command !== 'doc' || rest.length > 0 || !language) return undefined;
    return { help: false, name, language };
  } catch {
    return undefined;
  }
}
