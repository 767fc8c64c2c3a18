import { type RefObject, useEffect } from 'react';

/**
 * Brings focus to the first field that is wrong, after each refused attempt to send a form.
 *
 * @param attempts how often the form was refused
 */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempts]);
}
