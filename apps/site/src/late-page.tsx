import { Late } from '@bank-soal/screens/frame';
import { type ComponentType, lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTellAlive } from './alive.js';
import { loadingViewOf } from './loading-views.js';

/** A page whose code comes when it is opened. */
export interface LatePage {
  Page: ComponentType;
  /** Brings its code, so that it can be shown at once. */
  bring: () => Promise<unknown>;
}

/** Makes a page of what loads its code. */
export function latePage(load: () => Promise<ComponentType>): LatePage {
  let loaded: ComponentType | undefined;
  async function bring() {
    loaded = await load();
    return loaded;
  }
  const Loading = lazy(async () => ({ default: await bring() }));

  function Page() {
    // What is there already is shown at once: a lazy component would make even that wait once.
    const [Shown] = useState(() => loaded);
    const { pathname } = useLocation();
    useTellAlive();
    if (Shown) return <Shown />;
    return (
      <Late fallback={loadingViewOf(pathname)}>
        <Loading />
      </Late>
    );
  }
  return { Page, bring };
}
