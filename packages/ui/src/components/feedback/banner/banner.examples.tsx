import { Banner } from './banner.js';

export const Do = () => (
  <Banner label="Pemeliharaan">Bank soal dirawat pada 21 November 2026, pukul 20.00.</Banner>
);

export const Dont = () => (
  <Banner label="Pemeliharaan panjang">
    Kami ingin memberitahukan bahwa server akan dipindahkan. Selama itu unggahan ditutup. Perkiraan
    kami dua jam. Mohon maaf atas ketidaknyamanan ini.
  </Banner>
);
