import { useDocsLanguage } from './docs-language';
import { type IndexEntry, useIndex } from './served-json';
import { isStatus, StatusBadge, type StatusName } from './status';

interface Row {
  name: string;
  status: StatusName;
  /** Of the page. */
  id: string;
  /** Its place in the side bar. */
  group: string;
  stories: number;
}

const HEADS = {
  id: { name: 'Komponen', group: 'Kelompok', status: 'Status', stories: 'Keadaan yang diuji' },
  en: { name: 'Component', group: 'Group', status: 'Status', stories: 'Tested states' },
};

function rowsOf(index: IndexEntry[]): Row[] {
  return index
    .filter(({ type }) => type === 'docs')
    .flatMap(({ id, title, importPath, tags }) =>
      tags.filter(isStatus).map((status) => ({
        name: title.split('/').at(-1) ?? '',
        status,
        id,
        group: title.split('/')[0] ?? '',
        stories: index.filter((one) => one.type === 'story' && one.importPath === importPath)
          .length,
      })),
    );
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
              <a href={`./?path=/docs/${id}`} target="_top">
                {name}
              </a>
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
