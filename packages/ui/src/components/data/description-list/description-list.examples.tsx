import { Description, DescriptionList } from './description-list.js';

export const Do = () => (
  <DescriptionList>
    <Description term="Mata kuliah">Struktur Data</Description>
    <Description term="Dosen">Ratna Wulandari, M.Kom.</Description>
  </DescriptionList>
);

export const Dont = () => (
  <DescriptionList>
    <Description term="Nama mata kuliah paket soal ini:">Struktur Data</Description>
    <Description term="Dosen yang membuatnya:">Ratna Wulandari, M.Kom.</Description>
  </DescriptionList>
);
