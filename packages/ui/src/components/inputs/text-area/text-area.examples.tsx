import { TextArea } from './text-area.js';

export const Do = () => (
  <TextArea label="Deskripsi" placeholder="Ceritakan isi paket soal" rows={4} />
);

export const Dont = () => (
  <TextArea
    label="Deskripsi"
    rows={1}
    defaultValue="Ujian tengah semester tentang senarai berantai, tumpukan, antrean, dan pohon. Setiap soal punya kunci jawaban dan test case."
  />
);
