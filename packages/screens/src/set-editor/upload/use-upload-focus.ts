'use client';

import { useEffect, useRef } from 'react';

/** After a try: focus goes to the first field that is wrong, or to the good news. */
export function useUploadFocus(status: { kind: string; edited?: boolean }) {
  const formRef = useRef<HTMLFormElement>(null);
  const successRef = useRef<HTMLDivElement>(null);
  const seen = useRef(status);

  useEffect(() => {
    if (seen.current === status) return;
    seen.current = status;
    if (status.kind === 'succeeded') successRef.current?.focus();
    if (status.kind === 'failed' && !status.edited) {
      formRef.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"], button[data-invalid="true"]')
        ?.focus();
    }
  }, [status]);
  return { formRef, successRef };
}
