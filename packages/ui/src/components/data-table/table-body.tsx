'use client';

import { useRef, useState } from 'react';
import { LazyRowWindow } from './lazy-row-window.js';
import { allRows, firstRows, type NearRows } from './near-rows.js';
import type { TableBodyProps } from './table-body-props.js';
import { TableRow } from './table-row.js';

/** All rows, or those near the window; then two empty rows stand for the others. */
export function TableBody<Row>({
  rows,
  columns,
  layout,
  rowKey,
  selected,
  canSelect,
  nameRow,
  windowed,
}: TableBodyProps<Row> & { windowed: boolean }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [near, setNear] = useState<NearRows>();
  const [grown] = useState(!windowed);
  const { first, end, before, after, measure } = windowed
    ? (near ?? firstRows(rows.length, grown))
    : allRows(rows.length);
  return (
    <>
      <tbody ref={body} className={windowed ? 'ui:[overflow-anchor:none]' : 'ui:table-row-group'}>
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
              windowed={windowed}
            />
          );
        })}
        <Space height={after} />
      </tbody>
      {windowed && <LazyRowWindow list={body} count={rows.length} onChange={setNear} />}
    </>
  );
}

function Space({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} className="ui:table-row" /> : null;
}
