import * as react from 'react';
import * as runtime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import type { Scope } from './compile';
import { nameInside } from './name-inside';

type Module = Record<string, unknown>;

const modules = import.meta.glob<Module>(
  [
    '../../packages/ui/src/{components,bank}/*/*/index.ts',
    '../../packages/ui/src/lib/public/*/index.ts',
    '../../packages/ui/src/lib/internal/{glyph,portal-container,control-style}/index.ts',
    '../../packages/ui/src/lib/internal/drawings/*.ts',
    '../../packages/ui/src/{components,bank}/*/*/*samples.ts',
    '../../packages/ui/src/test/*.{ts,tsx}',
    '!**/*.test.*',
  ],
  { eager: true },
);

/** What code of the playground may import: the library, React, and what only stories have. */
export const scope: Scope = {
  react,
  ...Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [nameInside(path), module]),
  ),
  'react-dom': reactDom,
  'react/jsx-runtime': runtime,
};
