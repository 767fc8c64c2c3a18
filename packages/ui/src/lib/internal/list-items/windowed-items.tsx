import { useLayoutEffect, useState } from 'react';
import { useWindowRows } from '../window-rows/index.js';
import { Cell } from './cell.js';
import type { ListItemsProps } from './list-items-props.js';
import { type GridColumns, useColumns } from './use-columns.js';

function NearItems<Item>({
  list,
  items,
  itemKey,
  renderItem,
  columns,
  gap,
  estimate,
  restoreKey,
}: ListItemsProps<Item> & GridColumns) {
  const { rows, measure } = useWindowRows({
    list,
    count: Math.ceil(items.length / columns),
    estimate,
    gap,
    columns,
    restoreKey,
  });
  const first = (rows[0]?.index ?? 0) * columns;
  const end = ((rows.at(-1)?.index ?? -1) + 1) * columns;

  return items.slice(first, end).map((item, offset) => {
    const index = first + offset;
    const leads = index % columns === 0;
    return (
      <Cell
        key={itemKey(item)}
        item={item}
        position={index + 1}
        total={items.length}
        renderItem={renderItem}
        // Near the window anyway, and measured before it would be laid out.
        laidOut="everywhere"
        row={leads ? index / columns : undefined}
        measure={leads ? measure : undefined}
      />
    );
  });
}

function LaidOutItems<Item>(props: ListItemsProps<Item>) {
  const layout = useColumns(props.list);
  return layout.columns > 0 && <NearItems {...props} {...layout} />;
}

/** The items near the window. The list around them is padded by the height of the others. */
export function WindowedItems<Item>(props: ListItemsProps<Item>) {
  const [hasList, setHasList] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the list's ref is set after the first effects of what is in it
  useLayoutEffect(() => setHasList(true), []);
  return hasList && <LaidOutItems {...props} />;
}
