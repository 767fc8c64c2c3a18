import { ChangeList } from './change-list.js';

export const Do = () => (
  <ChangeList
    changes={[{ id: 'title', label: 'Judul', before: 'UTS Basis Data', after: 'UAS Basis Data' }]}
  />
);

export const Dont = () => (
  <ChangeList
    changes={[
      { id: 'course', label: 'Mata kuliah', before: 'Basis Data', after: 'Basis Data' },
      { id: 'title', label: 'Judul', before: 'UTS Basis Data', after: 'UAS Basis Data' },
      { id: 'year', label: 'Tahun', before: '2026', after: '2026' },
    ]}
  />
);
