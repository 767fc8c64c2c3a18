import { NumberField } from './number-field.js';

export const Do = () => (
  <NumberField
    label="Tahun"
    min={1990}
    max={2027}
    hint="Antara 1990 dan 2027."
    defaultValue={2026}
  />
);

export const Dont = () => <NumberField label="NIM" defaultValue={2110511001} />;
