import { lazy, Suspense, useEffect, useState } from 'react';

const Region = lazy(async () => ({
  default: (await import('@bank-soal/ui/toast')).ToastRegion,
}));

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart'] as const;

// The administration says that a list was loaded, which nobody has to ask for.
const speaksFirst = () => /^\/(dev\/)?admin/i.test(window.location.pathname);

/** Where every page's toasts appear. They answer what people do, so it comes as someone does anything. */
export function Toasts() {
  const [wanted, setWanted] = useState(speaksFirst);
  useEffect(() => {
    const listening = new AbortController();
    const want = () => {
      listening.abort();
      setWanted(true);
    };
    for (const sign of SIGNS) addEventListener(sign, want, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Region />
    </Suspense>
  );
}
