import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GUIDES, withPages } from '../../.storybook/blocks/guide-links';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const inFolder = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...inFolder('docs'),
  ...inFolder('docs/adr'),
  ...['contract', 'paper', 'ui', 'screens'].map((name) => `packages/${name}/README.md`),
];

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Where the page's headings can be linked to. */
function anchorsOf(markdown: string): Set<string> {
  const prose = markdown.replace(/^```.*?^```/gms, '');
  return new Set([...prose.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading)));
}

describe.each(pages)('%s', (page) => {
  it('links to what is there', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const broken = links.flatMap(([, path = '', anchor]) => {
      const target = path === '' ? page : relative(root, join(root, dirname(page), path));
      if (!existsSync(join(root, target))) return [path];
      const missing = anchor !== undefined && !anchorsOf(read(target)).has(anchor);
      return missing ? [`${path}#${anchor}`] : [];
    });
    expect(broken).toEqual([]);
  });
});

it.each(inFolder('docs/adr').filter((page) => !page.endsWith('README.md')))(
  '%s takes at most 25 lines, blank ones apart',
  (page) => {
    expect(read(page).match(/^.*\S.*$/gm)?.length).toBeLessThanOrEqual(25);
  },
);

it('numbers no section of what is not here: a rule is said, or linked to', () => {
  const files = globSync(
    '{.storybook,apps,benchmarks,demo,deploy,docs,examples,packages,scripts}/**/*.*',
    {
      cwd: root,
      exclude: (path) => /(^|\/)(node_modules|dist|build|images|snapshots)$/.test(path),
    },
  ).filter((file) => /\.(c?js|mjs|tsx?|mdx?|css|json|ya?ml|sql|sh)$/.test(file));
  const unlinked = /\u00a7(?![^[\]]*\]\()/;
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => unlinked.test(read(file)))).toEqual([]);
});

it('names every decision with its title and its status in the index', () => {
  const rows = inFolder('docs/adr')
    .filter((path) => /\/\d{4}-/.test(path))
    .map((path) => {
      const file = path.slice('docs/adr/'.length);
      const [, number = '', title = ''] = /^# (\d{4})\. (.*)$/m.exec(read(path)) ?? [];
      const status = /^Status: (.*)$/m.exec(read(path))?.[1] ?? 'none';
      expect(file.startsWith(`${number}-`)).toBe(true);
      return `| [${number}](${file}) | ${title} | ${status} |`;
    });
  expect(
    read('docs/adr/README.md')
      .split('\n')
      .filter((line) => line.startsWith('| [')),
  ).toEqual(rows);
});

it('has a page in Storybook for every guide, made of the file itself', () => {
  const folder = 'packages/ui/src/docs';
  const shown = readdirSync(join(root, folder)).flatMap((file) => {
    const code = read(`${folder}/${file}`);
    const guide = /docs\/([\w-]+\.md)\?raw/.exec(code)?.[1];
    return guide === undefined ? [] : [[guide, /<Meta title="([^"]+)"/.exec(code)?.[1]]];
  });
  expect(Object.fromEntries(shown)).toEqual(GUIDES);
  expect(Object.keys(GUIDES).filter((file) => !existsSync(join(root, 'docs', file)))).toEqual([]);
});

it('leads from guide to guide in Storybook, and names what has no page there', () => {
  expect(
    withPages(
      '[a](operator.md) [b](publishing.md#what-a-version-promises) [c](adr) ![d](images/d.svg) [e](#f) [g](https://g.example)',
    ),
  ).toBe(
    '[a](?path=/docs/panduan-operator--docs) [b](?path=/docs/panduan-publishing--docs#what-a-version-promises) c ![d](images/d.svg) [e](#f) [g](https://g.example)',
  );
});

it('keeps code in a line, and blocks as they are', () => {
  const block = '```sh\na `b\nc` d\n```';
  expect(withPages(`x \`npm run\ntest\` y\n\n${block}\n`)).toBe(
    `x \`npm run test\` y\n\n${block}\n`,
  );
});
