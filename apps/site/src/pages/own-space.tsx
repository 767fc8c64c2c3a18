import { SpaceTabs } from '@bank-soal/screens/frame';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { plainPath } from '../lazy-page.js';
import { paths } from '../paths.js';

/** A page of the person's own space, below the ways to the others; a part of it is without them. */
export function OwnSpace({ isPart = false, children }: { isPart?: boolean; children: ReactNode }) {
  const path = plainPath(useLocation().pathname);
  return (
    <>
      {!isPart && <SpaceTabs hrefs={paths} path={path} />}
      {children}
    </>
  );
}
