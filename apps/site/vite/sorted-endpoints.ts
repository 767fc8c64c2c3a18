import type { Plugin } from 'vite';

const TABLE = /(export const endpoints = \{\n)([^]*?\n)(\} as const;)/;

/**
 * Puts the wire's calls into the order of the alphabet for the browser: every visitor loads all their names,
 * and so they pack an eighth of a kilobyte smaller. In the source they stand by subject, and the server
 * registers them in that order.
 */
export function sortedEndpoints(): Plugin {
  return {
    name: 'sorted-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /contract\/src\/endpoints\.ts$/ },
      handler(code) {
        if (!TABLE.test(code)) throw new Error('The table of endpoints is written otherwise now');
        const sorted = code.replace(TABLE, (_, head: string, rows: string, foot: string) => {
          const lines = rows.trimEnd().split('\n');
          return `${head}${lines.toSorted().join('\n')}\n${foot}`;
        });
        return { code: sorted, map: null };
      },
    },
  };
}
