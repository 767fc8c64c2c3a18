import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const BARE_IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^'.\s][^'\s]*)'/g;
const NOT_PREPARED = /^(@bank-soal\/|@fontsource-variable\/|@storybook\/|node:|virtual:)|\.css$|\?/;

/**
 * Every package that the stories and what they show import, lazily or not, so that Vite prepares it
 * before the first page: one that it finds later makes it reload in the middle of a test.
 *
 * @returns {string[]} bare specifiers
 */
export function storyDependencies() {
  const patterns = [
    'packages/{contract,ui,screens}/src/**/*.{ts,tsx}',
    'packages/paper/src/{docx,markdown,model}/**/*.ts',
    '.storybook/{,blocks/,playground/}*.{ts,tsx}',
  ];
  const files = globSync(patterns, { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|\.storybook\/(main|manager)\.ts$/.test(path),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(BARE_IMPORT)].map(([, name]) =>
      String(name),
    ),
  );
  const runtime = [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
  ];
  return [...new Set([...found, ...runtime])].filter((name) => !NOT_PREPARED.test(name)).toSorted();
}
