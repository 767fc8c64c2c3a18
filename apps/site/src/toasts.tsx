import { lazy, Suspense } from 'react';

const Region = lazy(async () => ({
  default: (await import('@bank-soal/ui/toast')).ToastRegion,
}));

/** Where every page's toasts appear; loaded after the page, since none is there at first. */
export function Toasts() {
  return (
    <Suspense fallback={null}>
      <Region />
    </Suspense>
  );
}
