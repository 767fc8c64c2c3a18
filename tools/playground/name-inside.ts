import { entryName } from '../../scripts/components/entry-name.mjs';

/**
 * How code imports a file of the library.
 *
 * @param path with its folder inside the package: `…/packages/ui/src/components/data/badge/index.ts`
 */
export function nameInside(path: string): string {
  const [, inside = ''] = /\/packages\/ui\/(src\/.+?)(?:\/index)?\.tsx?$/.exec(path) ?? [];
  const [, shared] = /^src\/lib\/public\/([\w-]+)$/.exec(inside) ?? [];
  const part = path.endsWith('/index.ts') && entryName(path);
  if (part) return `@bank-soal/ui/${part}`;
  return `@bank-soal/ui/${shared ? `lib/${shared}` : inside}`;
}
