import { BrowseLoadingView } from '@bank-soal/screens/browse';
import { ClientOnly, LoadingView } from '@bank-soal/screens/frame';
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

/** The loading state of a page; where it is known, the beginning of the page. */
export const loadingViewOf = (path: string): ReactNode =>
  loadingViews[plainPath(path)] ?? <LoadingView />;

/** A page whose code is loaded when it is opened. */
export interface LazyPage {
  Page: ComponentType;
  /** Loads its code, so that it renders at once. */
  load: () => Promise<unknown>;
}

/** Loads a module that exports one component. */
export type LoadModule = () => Promise<Readonly<Record<string, ComponentType>>>;

/** Makes a page of a module. */
export function lazyPage(loadModule: LoadModule): LazyPage {
  let loaded: ComponentType | undefined;
  async function load() {
    loaded ??= Object.values(await loadModule())[0] as ComponentType;
    return { default: loaded };
  }
  const Lazy = lazy(load);

  function Page() {
    // A lazy component suspends even where its code is loaded.
    const [Loaded] = useState(() => loaded);
    const { pathname } = useLocation();
    if (Loaded) return <Loaded />;
    return (
      <ClientOnly fallback={loadingViewOf(pathname)}>
        <Lazy />
      </ClientOnly>
    );
  }
  return { Page, load };
}
