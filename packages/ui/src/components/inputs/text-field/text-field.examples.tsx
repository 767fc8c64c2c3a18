import { TextField } from './text-field.js';

export const Do = () => (
  <div style={{ maxInlineSize: '6rem' }}>
    <TextField label="Tahun" inputMode="numeric" defaultValue="2026" />
  </div>
);

export const Dont = () => <TextField label="Tahun" inputMode="numeric" defaultValue="2026" />;

export const Do2 = () => (
  <TextField label="Dosen" defaultValue="Ratna Wulandari" hint="Diisi dari akun Anda." readOnly />
);

export const Dont2 = () => <TextField label="Dosen" defaultValue="Ratna Wulandari" disabled />;
