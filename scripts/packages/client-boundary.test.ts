import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openToServers } from './client-boundary.mjs';

it.each(['screens', 'ui'])("%s says 'use client' above every hook", (name) => {
  const folder = fileURLToPath(new URL(`../../packages/${name}`, import.meta.url));
  expect(openToServers(folder)).toEqual([]);
});

it('sees a hook that a server would run, and none below a client module', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-soal-client-'));
  const hook = "import { useState } from 'react';";
  try {
    mkdirSync(join(folder, 'src'));
    const write = (file: string, code: string) => writeFileSync(join(folder, file), code);
    const exports = { '.': { '@bank-soal/source': './src/index.ts' } };
    write('package.json', JSON.stringify({ exports }));
    write('src/index.ts', "export { a } from './a.js'; export { b } from './b.js';");
    write('src/a.ts', `'use client';\n${hook} import './below.js';`);
    write('src/below.ts', hook);
    write('src/b.tsx', "import type { ReactNode } from 'react';\nimport './open.js';");
    write('src/open.tsx', hook);
    expect(openToServers(folder)).toEqual(['src/open.tsx']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
