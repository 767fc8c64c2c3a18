import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guideSteps } from './guide-steps.mjs';

const block = (kind: string, content: string) => `\`\`\`${kind}\n${content}\n\`\`\`\n`;

it('writes files that are named and runs commands, in the order of the guide', () => {
  const guide = [
    'At first:\n',
    block('sh', 'npm init -y\n\nnpm install react'),
    'This `src/app.tsx` makes\nthe page, with two words:\n',
    block('tsx', 'const a = 1;\n\nconst b = 2;'),
    'Last:\n',
    block('sh', 'npm run build'),
  ].join('\n');
  expect(guideSteps(guide)).toEqual([
    { command: 'npm init -y' },
    { command: 'npm install react' },
    { file: 'src/app.tsx', content: 'const a = 1;\n\nconst b = 2;\n' },
    { command: 'npm run build' },
  ]);
});

it('only reads what names no file, and what is typed elsewhere', () => {
  expect(guideSteps(`Such as \`Badge\`:\n\n${block('tsx', '<Badge />')}`)).toEqual([]);
  expect(guideSteps(`In \`a.ts\`:\n\n${block('console', 'npm start')}`)).toEqual([]);
});

it('finds what the developers guide asks for', () => {
  const steps = guideSteps(
    readFileSync(new URL('../../docs/developer.md', import.meta.url), 'utf8'),
  );
  const files = steps.flatMap((step) => ('file' in step ? [step.file] : []));
  expect(files).toContain('src/main.tsx');
  expect(files).toContain('src/own-api.ts');
  expect(new Set(files).size).toBe(files.length);
  expect(steps.at(0)).toEqual({ command: 'npm init -y' });
});
