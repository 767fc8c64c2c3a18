import { SetRow } from './set-row.js';

export const Do = () => (
  <SetRow
    href="#latihan-web"
    title="Latihan Pemrograman Web"
    level="Sedang"
    description="Formulir, tata letak responsif, dan satu studi kasus."
    lecturer="Dr. Ratna Wulandari"
    questionCount={24}
    downloads={1234}
    updated="2026-11-21T03:00:00Z"
  />
);

export const Dont = () => (
  <SetRow
    href="#latihan-web"
    title="Latihan Pemrograman Web"
    level="Sedang"
    description="Paket soal latihan untuk mata kuliah Pemrograman Web."
    lecturer="Dr. Ratna Wulandari"
    questionCount={24}
    downloads={1234}
    updated="2026-11-21T03:00:00Z"
  />
);
