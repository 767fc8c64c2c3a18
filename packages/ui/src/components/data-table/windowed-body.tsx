'use client';

import { useRef } from 'react';
import { useWindowRows } from '../../lib/internal/window-rows/index.js';
import type { TableBodyProps } from './table-body-props.js';
import { TableRow } from './table-row.js';

/** The rows near the window; two empty rows stand for the others. */
export function WindowedBody<Row>({
  rows,
  columns,
  layout,
  rowKey,
  selected,
  canSelect,
  nameRow,
}: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const {
    rows: near,
    measure,
    before,
    after,
  } = useWindowRows({
    list: body,
    count: rows.length,
    estimate: 53,
    overscan: 10,
    spacing: 'rows',
  });
  const first = near[0]?.index ?? 0;
  const end = (near.at(-1)?.index ?? -1) + 1;
  return (
    <tbody ref={body} className="ui:[overflow-anchor:none]">
      <Space height={before} />
      {rows.slice(first, end).map((row, offset) => {
        const key = rowKey(row);
        return (
          <TableRow
            key={key}
            row={row}
            index={first + offset}
            columns={columns}
            layout={layout}
            selected={selected?.has(key)}
            selectable={canSelect(row)}
            selectLabel={selected && nameRow(row)}
            measure={measure}
            windowed
          />
        );
      })}
      <Space height={after} />
    </tbody>
  );
}

function Space({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} className="ui:table-row" /> : null;
}
