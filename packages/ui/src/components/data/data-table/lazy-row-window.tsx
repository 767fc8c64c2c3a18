import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { useInBrowser } from '../../../lib/internal/use-in-browser.js';
import { allRows } from './near-rows.js';
import type { RowWindowProps } from './row-window.js';

/** All rows are slow to draw, but a table without its end would be wrong. */
function NoWindow({ count, onChange }: RowWindowProps) {
  useLayoutEffect(() => onChange(allRows(count)), [count, onChange]);
  return null;
}

const RowWindow = lazy<ComponentType<RowWindowProps>>(() =>
  import('./row-window.js').then(
    (part) => ({ default: part.RowWindow }),
    () => ({ default: NoWindow }),
  ),
);

/** A RowWindow whose code is loaded when the first one is needed; not on a server, which has no window. */
export function LazyRowWindow(props: RowWindowProps) {
  const inBrowser = useInBrowser();
  return (
    inBrowser && (
      <Suspense>
        <RowWindow {...props} />
      </Suspense>
    )
  );
}
