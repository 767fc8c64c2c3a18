import { CheckboxGroup } from './checkbox-group.js';

export const Do = () => (
  <CheckboxGroup
    label="Tingkat kesulitan"
    options={[
      { value: 'Mudah', label: 'Mudah' },
      { value: 'Sedang', label: 'Sedang' },
      { value: 'Sulit', label: 'Sulit' },
    ]}
    defaultValue={['Sedang']}
  />
);

export const Dont = () => (
  <CheckboxGroup
    label="Tingkat kesulitan"
    options={[
      { value: 'Semua', label: 'Semua' },
      { value: 'Mudah', label: 'Mudah' },
      { value: 'Sedang', label: 'Sedang' },
      { value: 'Sulit', label: 'Sulit' },
    ]}
    defaultValue={['Semua', 'Sedang']}
  />
);
