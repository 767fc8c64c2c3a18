import type { ReactNode } from 'react';
import { Skeleton } from '../../feedback/skeleton/index.js';
import { Checkbox } from '../../inputs/checkbox/index.js';
import { Grid } from '../../layout/grid/index.js';
import { WindowedGrid } from '../../layout/windowed-grid/index.js';
import type { DataColumn } from './data-column.js';
import type { TableBodyProps } from './table-body-props.js';

export interface CardListProps<Row> extends TableBodyProps<Row> {
  caption: string;
  windowed: boolean;
  bones: number;
  onToggle: (row: Row) => void;
}

const CARD =
  'ui:flex ui:h-full ui:min-w-0 ui:flex-col ui:rounded-lg ui:border ui:border-border ui:bg-surface ui:p-4 ui:data-selected:border-brand ui:data-selected:bg-brand-soft';

const GAP = 'sm';

const isBlank = (content: ReactNode) =>
  content === undefined || content === null || content === false || content === '';

/**
 * The rows as cards, beside each other where two have room: what names a row first, the other columns
 * as labelled lines.
 */
export function CardList<Row>({
  caption,
  windowed,
  bones,
  rows,
  columns,
  rowKey,
  selected,
  canSelect,
  nameRow,
  onToggle,
}: CardListProps<Row>) {
  const card = (row: Row): ReactNode => (
    <RowCard
      row={row}
      columns={columns}
      selected={selected?.has(rowKey(row))}
      selectable={canSelect(row)}
      selectLabel={nameRow(row)}
      onToggle={onToggle}
    />
  );
  if (bones > 0) {
    return (
      <Grid aria-hidden gap={GAP}>
        {Array.from({ length: bones }, (_, index) => (
          <div key={index} className={CARD}>
            <Skeleton lines={columns.length} />
          </div>
        ))}
      </Grid>
    );
  }
  if (windowed) {
    return (
      <WindowedGrid
        label={caption}
        items={rows}
        itemKey={rowKey}
        renderItem={card}
        gap={GAP}
        estimate={40 + columns.length * 28}
      />
    );
  }
  return (
    <Grid as="ul" aria-label={caption} gap={GAP}>
      {rows.map((row) => (
        <li key={rowKey(row)} className="ui:min-w-0">
          {card(row)}
        </li>
      ))}
    </Grid>
  );
}

function RowCard<Row>({
  row,
  columns,
  selected,
  selectable,
  selectLabel,
  onToggle,
}: {
  row: Row;
  columns: readonly DataColumn<Row>[];
  selected: boolean | undefined;
  selectable: boolean;
  selectLabel: string;
  onToggle: (row: Row) => void;
}) {
  const title = columns.find(({ rowHeader }) => rowHeader);
  const corner = columns.filter(({ cardCorner }) => cardCorner);
  const others = columns.filter((column) => column !== title && !column.cardCorner);
  const bare = others.filter(({ headerHidden }) => headerHidden);
  // A label without anything beside it tells nothing.
  const lines = others
    .filter(({ headerHidden }) => !headerHidden)
    .map((column) => ({ ...column, content: column.cell(row, 'cards') }))
    .filter(({ content }) => !isBlank(content));
  return (
    <div data-part="card" data-selected={selected || undefined} className={CARD}>
      {(title || selected !== undefined || corner.length > 0) && (
        <div className="ui:mb-2 ui:flex ui:gap-3">
          {selected !== undefined && (
            <Checkbox
              label={selectLabel}
              labelHidden
              checked={selected}
              disabled={!selectable}
              onChange={() => onToggle(row)}
            />
          )}
          <div className="ui:min-w-0 ui:flex-1 ui:font-semibold ui:text-text ui:wrap-anywhere">
            {title?.cell(row, 'cards')}
          </div>
          {corner.map((column) => (
            // The buttons' own space reaches into that of the card.
            <div key={column.id} className="ui:-my-1 ui:-me-2 ui:shrink-0">
              {column.cell(row, 'cards')}
            </div>
          ))}
        </div>
      )}
      <dl className="ui:m-0 ui:grid ui:grid-cols-[fit-content(40%)_minmax(0,1fr)] ui:gap-x-4 ui:gap-y-1.5 ui:text-sm">
        {lines.map(({ id, header, content }) => (
          <div key={id} className="ui:contents">
            <dt className="ui:text-text-muted">{header}</dt>
            <dd className="ui:m-0 ui:min-w-0 ui:text-text ui:wrap-anywhere">{content}</dd>
          </div>
        ))}
      </dl>
      {bare.length > 0 && (
        <div className="ui:mt-auto ui:pt-3">
          <div className="ui:flex ui:flex-wrap ui:justify-end ui:gap-2 ui:border-border ui:border-t ui:pt-3">
            {bare.map((column) => (
              <div key={column.id} className="ui:min-w-0">
                {column.cell(row, 'cards')}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
