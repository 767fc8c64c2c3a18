import { controlStyle } from '../../../lib/internal/control-style/index.js';
import { Field } from './field.js';

export const Do = () => (
  <Field label="Email dosen" error="Tulis alamat lengkap, misalnya ratna@kampus.ac.id.">
    {(control) => <input className={controlStyle()} defaultValue="ratna" {...control} />}
  </Field>
);

export const Dont = () => (
  <Field label="Email dosen" labelHidden error="Tidak valid.">
    {(control) => <input className={controlStyle()} placeholder="Email dosen" {...control} />}
  </Field>
);
