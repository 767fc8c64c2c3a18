import { useDocsLanguage } from './docs-language';
import { type IndexEntry, useIndex } from './served-json';
import { StatusBadge, type StatusName } from './status';

const pages = import.meta.glob<string>('../../packages/ui/src/{components,bank}/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Row {
  name: string;
  status: StatusName;
  /** Of the page. */
  id: string | undefined;
  /** Its place in the side bar. */
  group: string;
  stories: number;
}

const HEADS = {
  id: { name: 'Komponen', group: 'Kelompok', status: 'Status', stories: 'Keadaan yang diuji' },
  en: { name: 'Component', group: 'Group', status: 'Status', stories: 'Tested states' },
};

const folderOf = (path: string) => path.split('/').at(-2);

function rowsOf(index: IndexEntry[]): Row[] {
  return Object.entries(pages).flatMap(([path, text]) => {
    const status = /<Status of="(\w+)"/.exec(text)?.[1] as StatusName | undefined;
    const name = /^# (.+)$/m.exec(text)?.[1];
    if (!status || !name) return [];
    const own = index.filter(({ importPath }) => folderOf(importPath) === folderOf(path));
    return {
      name,
      status,
      id: own.find(({ type }) => type === 'docs')?.id,
      group: own[0]?.title.split('/')[0] ?? '',
      stories: own.filter(({ type }) => type === 'story').length,
    };
  });
}

/** Every component with its status and how many of its states are run as tests, by its place in the side bar. */
export function StatusTable() {
  const heads = HEADS[useDocsLanguage()];
  const rows = rowsOf(useIndex()).toSorted(
    (one, other) => one.group.localeCompare(other.group) || one.name.localeCompare(other.name),
  );
  return (
    <table>
      <thead>
        <tr>
          <th>{heads.name}</th>
          <th>{heads.group}</th>
          <th>{heads.status}</th>
          <th>{heads.stories}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, status, id, group, stories }) => (
          <tr key={name}>
            <td>
              {id ? (
                <a href={`./?path=/docs/${id}`} target="_top">
                  {name}
                </a>
              ) : (
                name
              )}
            </td>
            <td>{group}</td>
            <td>
              <StatusBadge of={status} />
            </td>
            <td>{stories}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
