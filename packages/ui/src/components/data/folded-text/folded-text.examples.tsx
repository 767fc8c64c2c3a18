import { Alert } from '../../feedback/alert/index.js';
import { FoldedText } from './folded-text.js';

export const Do = () => (
  <FoldedText>
    Ujian ini terdiri atas dua belas soal uraian tentang senarai berantai, tumpukan, antrean, pohon
    pencarian biner, dan graf. Waktu pengerjaan 120 menit. Setiap peserta boleh membuka satu lembar
    catatan tulisan tangan, tetapi tidak boleh memakai kalkulator atau gawai lain selama ujian
    berlangsung.
  </FoldedText>
);

export const Dont = () => (
  <Alert tone="danger" role="none" title="Paket soal tidak tersimpan">
    <FoldedText>
      Sambungan ke server terputus saat berkas keempat dikirim. Tiga berkas pertama sudah tersimpan
      dan tidak perlu dipilih lagi. Berkas yang keempat lebih besar daripada 20 MB, sehingga
      membutuhkan waktu lebih lama. Periksa sambungan Anda, lalu tekan "Coba Lagi" sebelum
      meninggalkan halaman ini.
    </FoldedText>
  </Alert>
);
