// Writes what language models need to use the library: `node tools/docs/llms.mjs [FILE]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryFolders } from '../../scripts/components/component-rules.mjs';
import { entryName } from '../../scripts/components/entry-name.mjs';
import { componentFacts } from '../../scripts/docs/component-facts.mjs';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));

const HEAD = `# @bank-soal/ui

> Accessible React 19 components with Indonesian texts, styled by static CSS and themed by one colour.

Load \`@bank-soal/ui/styles.css\` once. Every component has its own import path. \`className\`, \`ref\`
and native props reach the root unless said otherwise. Built-in texts are Indonesian; wrap the page in
\`TextsProvider texts={english}\` (\`@bank-soal/ui/lib/texts\`, \`@bank-soal/ui/lib/english\`) for English, and in
\`LinkProvider\` from \`@bank-soal/ui/lib/link-provider\` to render links with your router.
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeLlms(process.argv[2] ?? join(ui, 'dist/llms.txt'));
}

/**
 * Writes the text to a file, whose folder is made when it is missing.
 *
 * @param {string} file absolute path
 */
export function writeLlms(file) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, llmsText());
}

/**
 * Every component with what it is for, its import and its props.
 *
 * @returns {string} Markdown as https://llmstxt.org has it
 */
export function llmsText() {
  const sections = libraryFolders(ui).map((folder) => {
    const { name, parts } = componentFacts(folder);
    const names = parts.map((part) => part.name).join(', ');
    return [`### ${name}`, `\`import { ${names} } from '@bank-soal/ui/${entryName(folder)}'\``]
      .concat(parts.map(partText))
      .join('\n\n');
  });
  return `${[HEAD, '## Components', ...sections].join('\n\n')}\n`.replace(/\n{3,}/g, '\n\n');
}

/** @type {(part: import('../../scripts/docs/component-facts.mjs').Part) => string} */
function partText({ name, text, props, extends: parents }) {
  const lines = props.map((prop) => {
    const mark = prop.optional ? '?' : '';
    const fallback = prop.fallback ? ` Default: ${prop.fallback}.` : '';
    const said = prop.text ? ` — ${prop.text}` : '';
    return `- \`${prop.name}${mark}: ${prop.type}\`${said}${fallback}`;
  });
  const also = parents ? [`- and the props of \`${parents}\``] : [];
  return [`**${name}**: ${text}`, ...lines, ...also].join('\n');
}
