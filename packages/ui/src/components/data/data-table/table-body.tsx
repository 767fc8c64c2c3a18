import { useRef, useState } from 'react';
import { LazyRowWindow } from './lazy-row-window.js';
import { allRows, firstRows, type NearRows } from './near-rows.js';
import { rowMemory } from './row-memory.js';
import type { TableBodyProps } from './table-body-props.js';

/** All rows, or those near the window; then two empty rows stand for the others. */
export function TableBody<Row>(props: TableBodyProps<Row> & { windowed: boolean }) {
  const { rows, windowed } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [draw] = useState(rowMemory<Row>);
  const [near, setNear] = useState<NearRows>();
  const [grown] = useState(!windowed);
  const drawn = windowed ? (near ?? firstRows(rows.length, grown)) : allRows(rows.length);
  return (
    <>
      <tbody ref={body} className={windowed ? 'ui:[overflow-anchor:none]' : 'ui:table-row-group'}>
        <Space height={drawn.before} />
        {draw(props, drawn)}
        <Space height={drawn.after} />
      </tbody>
      {windowed && <LazyRowWindow list={body} count={rows.length} onChange={setNear} />}
    </>
  );
}

function Space({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} className="ui:table-row" /> : null;
}
