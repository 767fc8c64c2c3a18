import type { ChangeEvent, CSSProperties } from 'react';
import { Skeleton } from '../../feedback/skeleton/index.js';
import { ScrollRegion } from '../../layout/scroll-region/index.js';
import { TableBody } from './table-body.js';
import type { TableBodyProps } from './table-body-props.js';
import { TableHead, type TableHeadProps } from './table-head.js';
import { CELL_LOOK } from './table-row.js';

const NARROW = { '--ui-density-cell-inline': '0.5rem' } as CSSProperties;

export interface TableViewProps<Row> extends TableBodyProps<Row>, TableHeadProps<Row> {
  caption: string;
  captionHidden: boolean;
  windowed: boolean;
  /** Rows of skeletons instead of the rows. */
  bones: number;
  onToggle: (row: Row) => void;
}

/** The rows as a table. */
export function TableView<Row>(props: TableViewProps<Row>) {
  const { caption, captionHidden, windowed, bones, rows, columns, layout, selected, onToggle } =
    props;

  // One listener for the boxes of all rows, so that rows need no function of their own.
  function change({ target }: ChangeEvent<HTMLElement>) {
    const index = target.closest('tbody tr')?.getAttribute('data-index');
    const row = index === null || index === undefined ? undefined : rows[Number(index)];
    if (row !== undefined && (target as HTMLInputElement).type === 'checkbox') onToggle(row);
  }

  return (
    <ScrollRegion
      label={caption}
      className="ui:rounded-lg ui:border ui:border-border ui:bg-surface"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- boxes inside bubble */}
      <table
        aria-busy={bones > 0 || undefined}
        aria-rowcount={windowed ? rows.length + 1 : undefined}
        data-layout={layout}
        style={layout === 'narrow' ? NARROW : undefined}
        className="ui:w-full ui:text-sm ui:text-text ui:wrap-break-word"
        onChange={selected && change}
      >
        <caption
          className={
            captionHidden
              ? 'ui:sr-only'
              : 'ui:px-(--ui-density-cell-inline) ui:py-3 ui:text-start ui:font-semibold ui:text-base'
          }
        >
          {caption}
        </caption>
        <TableHead {...props} />
        {bones > 0 ? (
          <tbody className="ui:appear-late">
            {Array.from({ length: bones }, (_, index) => (
              <tr
                key={index}
                className="ui:h-(--ui-density-row) ui:border-border ui:border-b ui:last:border-b-0"
              >
                {selected && (
                  <td className={CELL_LOOK.select}>
                    <Skeleton width="1.25rem" />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.id} className={CELL_LOOK.start}>
                    <Skeleton width={column.headerHidden ? '4rem' : '70%'} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ) : (
          <TableBody {...props} />
        )}
      </table>
    </ScrollRegion>
  );
}
