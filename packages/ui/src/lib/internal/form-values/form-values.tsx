'use client';

import { useEffect, useRef } from 'react';

/** Sends what a field holds with the form around it, and hears when that form is reset. */
export function FormValues({
  name,
  form,
  disabled,
  values,
  onReset,
}: {
  name: string | undefined;
  /** Id of a form elsewhere on the page. */
  form: string | undefined;
  /** Nothing is sent, as the browser has it for its own fields. */
  disabled: boolean;
  values: readonly string[];
  onReset: (() => void) | undefined;
}) {
  const anchor = useRef<HTMLInputElement>(null);
  const heard = useRef(onReset);
  useEffect(() => {
    heard.current = onReset;
  });
  useEffect(() => {
    const found = anchor.current?.form;
    const listen = () => heard.current?.();
    found?.addEventListener('reset', listen);
    return () => found?.removeEventListener('reset', listen);
  }, []);
  if (name === undefined && !onReset) return null;
  return (
    <>
      <input ref={anchor} type="hidden" form={form} disabled />
      {name !== undefined &&
        values.map((value) => (
          <input key={value} type="hidden" {...{ name, form, disabled, value }} />
        ))}
    </>
  );
}
