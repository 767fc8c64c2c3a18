import { Select } from './select.js';

export const Do = () => (
  <Select
    label="Tingkat kesulitan"
    options={['Mudah', 'Sedang', 'Sulit'].map((label) => ({ value: label, label }))}
    defaultValue="Sedang"
  />
);

export const Dont = () => (
  <Select
    label="Tingkat kesulitan"
    labelHidden
    options={['Mudah', 'Sedang', 'Sulit'].map((label) => ({ value: label, label }))}
    defaultValue="Sedang"
  />
);
