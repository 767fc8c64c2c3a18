import { SearchField } from './search-field.js';

export const Do = () => (
  <SearchField
    label="Cari paket soal"
    placeholder="Cari mata kuliah, dosen, atau topik"
    value=""
    readOnly
    onChange={() => {}}
    landmark={false}
  />
);

export const Dont = () => (
  <SearchField
    label="Cari"
    placeholder="Ketik di sini…"
    value=""
    readOnly
    onChange={() => {}}
    landmark={false}
  />
);
