import { Stepper } from './stepper.js';

export const Do = () => (
  <Stepper
    label="Langkah yang pendek"
    steps={['Informasi', 'Berkas', 'Akses'].map((label) => ({ id: label, label }))}
    current="Berkas"
  />
);

export const Dont = () => (
  <Stepper
    label="Langkah yang panjang"
    steps={[
      'Isi informasi paket soal',
      'Unggah berkas soal dan kunci jawabannya',
      'Tentukan siapa yang boleh melihat',
    ].map((label) => ({ id: label, label }))}
    current="Unggah berkas soal dan kunci jawabannya"
  />
);
