import '@bank-soal/ui/styles.css';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SetForm as HookForm } from './react-hook-form';
import { SetForm as TanStackForm } from './tanstack-form';

/** A recipe of the guide, and what it saves. */
function Recipe({
  name,
  children,
}: {
  name: string;
  children: (save: (values: object) => void) => ReactNode;
}) {
  const [saved, setSaved] = useState('');
  return (
    <section aria-label={name}>
      {children((values) => setSaved(JSON.stringify(values)))}
      <output>{saved}</output>
    </section>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(
  <>
    <Recipe name="react-hook-form">{(save) => <HookForm save={save} />}</Recipe>
    <Recipe name="tanstack-form">{(save) => <TanStackForm save={save} />}</Recipe>
  </>,
);
