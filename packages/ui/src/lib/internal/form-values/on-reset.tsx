import { useEffect, useRef } from 'react';

/** Hears when the form around it, or the one with this id, is reset. */
export function OnReset({ form, call }: { form: string | undefined; call: () => void }) {
  const anchor = useRef<HTMLInputElement>(null);
  const heard = useRef(call);
  useEffect(() => {
    heard.current = call;
  });
  useEffect(() => {
    const found = anchor.current?.form;
    const listen = () => heard.current();
    found?.addEventListener('reset', listen);
    return () => found?.removeEventListener('reset', listen);
    // oxlint-disable-next-line react/exhaustive-deps -- another id is another form
  }, [form]);
  return <input ref={anchor} type="hidden" form={form} disabled />;
}
