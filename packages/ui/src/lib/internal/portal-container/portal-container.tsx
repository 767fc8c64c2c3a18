import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';

/** The lists that are open inside one dialog at this moment. */
export type OpenLists = Set<symbol>;

interface Layer {
  container: HTMLElement | null;
  openLists: OpenLists;
}

const LayerContext = createContext<Layer | null>(null);

/**
 * Goes around the content of a dialog. Escape reaches a dialog through the document before a list
 * inside hears of it, so the dialog has to ask `openLists` whether the key is meant for it.
 */
export function LayerProvider({ container, openLists, children }: Layer & { children: ReactNode }) {
  const layer = useMemo(() => ({ container, openLists }), [container, openLists]);
  return <LayerContext value={layer}>{children}</LayerContext>;
}

/**
 * Where a popover has to be rendered: the content of the dialog around it, since a modal dialog makes
 * everything else deaf; `undefined` (the page) when there is none.
 */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(LayerContext)?.container ?? undefined;
}

/** Tells the dialog around that a list is open, so that Escape closes the list only. */
export function useReportOpenList(open: boolean): void {
  const lists = useContext(LayerContext)?.openLists;
  useEffect(() => {
    if (!open || !lists) return;
    const list = Symbol('list');
    lists.add(list);
    return () => {
      lists.delete(list);
    };
  }, [open, lists]);
}
