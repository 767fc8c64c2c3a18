import { Text } from '../../data/text/index.js';
import { Link } from './link.js';

export const Do = () => (
  <Text>
    Soal tahun lalu ada di <Link href="#paket-soal">paket soal UAS Struktur Data 2025</Link>.
  </Text>
);

export const Dont = () => (
  <Text>
    Untuk soal tahun lalu, <Link href="#paket-soal">klik di sini</Link>.
  </Text>
);
