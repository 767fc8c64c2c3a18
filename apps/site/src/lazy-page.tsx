import { BrowseLoadingView } from '@bank-soal/screens/browse';
import { Late, LoadingView } from '@bank-soal/screens/frame';
import { SearchLoadingView } from '@bank-soal/screens/search';
import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from './paths.js';

const loadingViews: Readonly<Record<string, ReactNode>> = {
  [paths.search]: <SearchLoadingView />,
  [paths.questionSets]: <BrowseLoadingView />,
};

/** A path as the site writes it: routes take it in any case, and with slashes at its end. */
export const plainPath = (path: string): string =>
  `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;

/** What stands in a page's place until it is there: where it is known, the page's beginning. */
export const loadingViewOf = (path: string): ReactNode =>
  loadingViews[plainPath(path)] ?? <LoadingView />;

/** A page whose code comes when it is opened. */
export interface LazyPage {
  Page: ComponentType;
  /** Loads its code, so that it can be shown at once. */
  load: () => Promise<unknown>;
}

/** Makes a page of a module and the name of its component. */
export function lazyPage<Name extends string>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
): LazyPage {
  let loaded: ComponentType | undefined;
  async function loadOnce() {
    loaded ??= (await load())[name];
    return { default: loaded };
  }
  const Lazy = lazy(loadOnce);

  function Page() {
    // What is loaded already is shown at once: a lazy component would suspend all the same.
    const [Shown] = useState(() => loaded);
    const { pathname } = useLocation();
    if (Shown) return <Shown />;
    // With a boundary of its own: the page before is gone at once, and a server renders what stands in its place.
    return (
      <Late fallback={loadingViewOf(pathname)}>
        <Lazy />
      </Late>
    );
  }
  return { Page, load: loadOnce };
}
