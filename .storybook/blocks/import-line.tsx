import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { entryName, folderName } from '../../scripts/components/entry-name.mjs';
import { useDocsDark } from './docs-theme';

const entries = import.meta.glob<string>('../../packages/ui/src/{components,bank}/*/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** As many names as stand in a line. */
const MOST_NAMES = 6;

/** Exports of a folder besides types. */
function namesOf(folder: string): string[] {
  const [, source = ''] =
    Object.entries(entries).find(([path]) => folderName(path) === folder) ?? [];
  const listed = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(','),
  );
  const values = listed.map((name) => name.trim()).filter((name) => /^[A-Za-z]\w*$/.test(name));
  const parts = values.filter((name) => /^[A-Z]/.test(name) && /[a-z]/.test(name));
  return (parts.length > 0 ? parts : values).slice(0, MOST_NAMES);
}

/** How the component of this page is imported, to be copied; nothing on a page of no component. */
export function ImportLine() {
  const context = useContext(DocsContext);
  const dark = useDocsDark();
  let file: string;
  try {
    file = String(context.resolveOf('meta', ['meta']).preparedMeta.parameters.fileName);
  } catch {
    return null;
  }
  const folder = folderName(file);
  const names = folder === undefined ? [] : namesOf(folder);
  if (names.length === 0) return null;
  const code = `import { ${names.join(', ')} } from '@bank-soal/ui/${entryName(file)}';`;
  return <Source code={code} language="tsx" dark={dark} />;
}
