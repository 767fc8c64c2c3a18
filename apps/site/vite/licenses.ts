import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where the build lists the packages whose code it took; read here, and removed. */
const LIST = 'licenses.json';

/** Where the built site says whose work is in it, and on what terms. */
export const NOTICES = 'lisensi.txt';

interface Notice {
  name: string;
  version: string;
  /** In the words of SPDX. */
  identifier: string;
  /** Of the package's own file, if it has one. */
  text?: string | undefined;
}

/** The package that a file belongs to; undefined for a file of this repository. */
function noticeOf(file: string): Notice | undefined {
  if (!file.includes('/node_modules/')) return undefined;
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = ['LICENSE', 'LICENSE.md', 'LICENSE.txt']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  return {
    name: facts.name,
    version: facts.version,
    identifier: facts.license,
    text: text && readFileSync(text, 'utf8'),
  };
}

function write(notices: readonly Notice[]): string {
  const byName = new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice]));
  const parts = [...byName.values()]
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, version, identifier, text }) =>
      [`${name} ${version} (${identifier})`, text?.trim()].filter(Boolean).join('\n\n'),
    );
  const head = 'Situs ini memakai karya berikut, dengan lisensi masing-masing.';
  const rule = `\n\n${'-'.repeat(72)}\n\n`;
  return `${[head, ...parts].join(rule)}\n`;
}

/** Lays the licences of the libraries and fonts that the site is made of beside it. */
export function licenses(): Plugin {
  let root = '';
  return {
    name: 'licenses',
    apply: 'build',
    config: () => ({ build: { license: { fileName: LIST } } }),
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir = '' }, bundle) {
      const list = join(dir, LIST);
      const libraries: Notice[] = JSON.parse(await readFile(list, 'utf8'));
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'asset' ? part.originalFileNames : [],
      );
      const assets = files.flatMap((file) => noticeOf(resolve(root, file)) ?? []);
      await writeFile(join(dir, NOTICES), write([...libraries, ...assets]));
      await rm(list);
    },
  };
}
