import { RadioGroup } from '../../../components/inputs/radio-group/index.js';

export const Do = () => (
  <RadioGroup
    label="Siapa yang boleh melihat"
    defaultValue="users"
    options={[
      { value: 'public', label: 'Semua orang' },
      { value: 'users', label: 'Mahasiswa dan dosen' },
    ]}
  />
);

export const Dont = () => (
  <RadioGroup
    label="Visibilitas"
    defaultValue="privat"
    options={[
      { value: 'publik', label: 'Publik' },
      { value: 'privat', label: 'Privat' },
    ]}
  />
);
