import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { libraryFolders } from '../../scripts/components/component-rules.mjs';
import { componentFacts } from '../../scripts/docs/component-facts.mjs';
import { addressKey, connections } from './figma-connect.mjs';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const files = connections();

it('reads variants, switches and texts by the names that the code has', () => {
  expect(files.Badge).toContain("getEnum('tone', { 'neutral': undefined, 'brand': 'brand'");
  expect(files.Switch).toContain("getBoolean('busy')");
  expect(files.Switch).toContain("getString('label')");
  expect(files.Badge).toContain("getString('children')");
  expect(files.Badge).toContain("from '@bank-soal/ui/badge'");
});

it('has every component with variants', () => {
  const all = Object.values(files).join('\n');
  const missing = libraryFolders(ui).filter((folder) => {
    const name = basename(folder);
    const { parts } = componentFacts(folder);
    const main = parts.find((part) => part.name.toLowerCase() === name.replaceAll('-', ''));
    const varied = main?.props.some(({ type }) => /^'[^']*'( \| '[^']*')+$/.test(type));
    return varied && !all.includes(`  id: '${name}',`);
  });
  expect(missing.map((folder) => basename(folder))).toEqual([]);
});

it.each(Object.entries(files))('writes %s so that it can be read', (name, text) => {
  expect(text).toMatch(
    /^\/\/ url=<\w+>\n\/\/ source=packages\/ui\/src\/\S+\.tsx\n\/\/ component=\w+\n/,
  );
  const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
  expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  expect(text).toContain(`<${name}`);
});

it('has a map that names components only', () => {
  const config = readFileSync(`${ui}/figma/figma.config.json`, 'utf8');
  const { documentUrlSubstitutions: map } = JSON.parse(config).codeConnect;
  expect(
    Object.keys(map).filter((key) => !Object.keys(files).some((name) => addressKey(name) === key)),
  ).toEqual([]);
});
