import { SortMenu } from './sort-menu.js';

export const Do = () => (
  <SortMenu
    options={['Judul', 'Tanggal dibuat', 'Unduhan'].map((label) => ({ value: label, label }))}
    value={{ by: 'Judul', direction: 'ascending' }}
    onChange={() => undefined}
  />
);

export const Dont = () => (
  <SortMenu
    options={['Judul'].map((label) => ({ value: label, label }))}
    value={{ by: 'Judul', direction: 'ascending' }}
    onChange={() => undefined}
  />
);
