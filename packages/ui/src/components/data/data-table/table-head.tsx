import { cn } from '../../../lib/internal/cn/index.js';
import { ARROW_DOWN } from '../../../lib/internal/drawings/arrow-down.js';
import { ARROW_UP } from '../../../lib/internal/drawings/arrow-up.js';
import { CHEVRONS_UP_DOWN } from '../../../lib/internal/drawings/chevrons-up-down.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { controlsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Checkbox } from '../../inputs/checkbox/index.js';
import type { SortOrder } from '../../inputs/sort-menu/index.js';
import type { DataColumn } from './data-column.js';
import { nextOrder } from './sort-rows.js';
import type { TableLayout } from './table-layout.js';
import { CELL_LOOK } from './table-row.js';

export interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  layout: TableLayout;
  order: SortOrder | null | undefined;
  onOrder?: (order: SortOrder) => void;
  /** Absent in a table without selection. */
  selection?: 'none' | 'some' | 'all';
  onSelectAll?: () => void;
}

const HEAD = 'ui:whitespace-nowrap ui:font-semibold ui:text-text-muted ui:text-xs';

/** The heads of the columns, with the buttons that sort and the box that selects all. */
export function TableHead<Row>({
  columns,
  layout,
  order,
  onOrder,
  selection,
  onSelectAll,
}: TableHeadProps<Row>) {
  const strings = useTexts(controlsTexts);
  return (
    <thead className="ui:border-border ui:border-b ui:bg-surface-sunken">
      <tr className="ui:table-row">
        {selection && (
          // No head: a box names nothing, and behind a dialog its label is hidden from readers.
          <td className={cn(CELL_LOOK.select, 'ui:w-0')}>
            <Checkbox
              label={strings['dataTable.all']}
              labelHidden
              checked={selection === 'all'}
              indeterminate={selection === 'some'}
              onChange={onSelectAll}
            />
          </td>
        )}
        {columns.map((column) => {
          const sorted = order?.by === column.id ? order.direction : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={sorted}
              style={{ width: (layout === 'narrow' && column.narrowWidth) || column.width }}
              className={cn(CELL_LOOK[column.align ?? 'start'], HEAD)}
            >
              {column.sortBy && onOrder ? (
                <button
                  type="button"
                  className="ui:focus-ring ui:touch-target ui:-mx-1.5 ui:inline-flex ui:min-h-6 ui:cursor-pointer ui:items-center ui:gap-1 ui:rounded-sm ui:px-1.5 ui:hover:text-text"
                  onClick={() => onOrder(nextOrder(order, column.id))}
                >
                  {column.header}
                  <SortIcon sorted={sorted} />
                </button>
              ) : (
                <span className={column.headerHidden ? 'ui:sr-only' : 'ui:inline'}>
                  {column.header}
                </span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortIcon({ sorted }: { sorted: SortOrder['direction'] | undefined }) {
  if (sorted === 'ascending') return <Glyph of={ARROW_UP} size={14} />;
  if (sorted === 'descending') return <Glyph of={ARROW_DOWN} size={14} />;
  return <Glyph of={CHEVRONS_UP_DOWN} size={14} />;
}
