import { OnReset } from './on-reset.js';

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
  return (
    <>
      {onReset && <OnReset form={form} call={onReset} />}
      {name !== undefined &&
        values.map((value) => (
          <input key={value} type="hidden" {...{ name, form, disabled, value }} />
        ))}
    </>
  );
}
