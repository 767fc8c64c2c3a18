import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HostPart } from '../shared/host-part';
import { LibraryPart } from '../shared/library-part';

/** The same markup on each page; only the style sheets differ. */
export function draw() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  createRoot(root).render(
    <StrictMode>
      <HostPart />
      <LibraryPart />
    </StrictMode>,
  );
}
