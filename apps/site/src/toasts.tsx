import { type ComponentType, useEffect, useState } from 'react';
import { loadOnInteraction } from './load-on-interaction.js';

const load = async () => (await import('@bank-soal/ui/toast')).ToastRegion;

// The administration says that a list was loaded, which nobody has to ask for.
const speaksFirst = () => /^\/(dev\/)?admin/i.test(window.location.pathname);

/** Where every page's toasts appear. They answer what people do, so it comes as someone does anything. */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(
    () =>
      loadOnInteraction({
        target: window,
        load,
        show: (region) => setRegion(() => region),
        now: speaksFirst(),
      }),
    [],
  );
  return Region && <Region />;
}
