import { type ComponentType, useEffect, useState } from 'react';
import { takenArrival } from './arrival.js';
import { idle } from './idle.js';
import { loadOnInteraction } from './load-on-interaction.js';

type Late = ComponentType<{ act: Event | undefined }>;

// The administration says that a list was loaded, and the campus has led back as whom, which nobody has to ask for.
const speaksFirst = () =>
  /^\/(dev\/)?admin/i.test(window.location.pathname) || takenArrival()?.code !== undefined;

// What somebody does comes first: a slow page has enough to do with the key that they have pressed.
async function load() {
  if (!speaksFirst()) await idle();
  return (await import('./late-parts.js')).LateParts;
}

/** Where every page's toasts and commands appear. They answer what people do, so it comes as someone does anything. */
export function Toasts() {
  const [late, setLate] = useState<{ Part: Late; act: Event | undefined }>();
  useEffect(
    () =>
      loadOnInteraction({
        target: window,
        load,
        show: (Part, act) => setLate({ Part, act }),
        now: speaksFirst(),
      }),
    [],
  );
  return late && <late.Part act={late.act} />;
}
