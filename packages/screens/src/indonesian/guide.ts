// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const guideTexts = {
[AREA]: "guide",
"title": "Siapa melihat apa, dan kapan",
"lead": "Panduan untuk dosen: menahan paket soal atau kuncinya sampai waktunya.",
"upload": "Upload Soal",
"ownSets": "Soal Saya",
"text": (form: string, preview: string, ownSets: string, reads: string) => `
## Singkatnya

Anda menentukan dua hal, saat mengupload atau kapan saja sesudahnya: **siapa** yang boleh melihat, dan **sejak kapan**. Kunci jawaban dan test case diatur bersama, terpisah dari soalnya, dan tidak pernah lebih terbuka daripada soalnya.

| Pilihan | Pengunjung | Mahasiswa | Dosen | Anda dan administrator |
| --- | --- | --- | --- | --- |
| Semua orang | ya | ya | ya | ya |
| Mahasiswa dan dosen | tidak | ya | ya | ya |
| Hanya dosen | tidak | tidak | ya | ya |
| Hanya saya | tidak | tidak | tidak | ya |

Bagi yang tidak boleh melihatnya, paket soal itu tidak ada: tidak ditemukan di pencarian, tidak dihitung, dan alamatnya menjawab sama seperti alamat yang keliru.

## Menahan kunci sampai ujian selesai

![Bagian Akses pada formulir upload: soal untuk mahasiswa dan dosen, kunci dibuka pada tanggal yang dipilih](${form})

1. Buka **Upload Soal**, isi seperti biasa, lalu cari bagian **Akses**.
2. Di **Siapa yang boleh melihat**, pilih misalnya *Mahasiswa dan dosen*.
3. Di **Kunci dibuka**, isi tanggal dan jamnya (WIB), atau tekan salah satu tombol di atasnya.
4. Baca kalimat di bawahnya. Kalimat itu mengatakan persis apa yang akan terjadi.

Kosongkan **Soal dibuka** bila soalnya boleh langsung dilihat. Isi bila seluruh paket harus menunggu, misalnya soal ujian yang diupload sebelum ujiannya.

## Yang dilihat mahasiswa

![Pratinjau bagi mahasiswa: di tempat kunci jawaban tertulis kapan kunci dibuka](${preview})

Kartu memuat gembok dengan kata-katanya. Di pratinjau tertulis di tempat kunci kapan kunci dibuka, dan halaman itu membukanya sendiri pada saatnya. Tidak ada yang perlu Anda lakukan waktu itu.

## Mengubah sesudahnya

![Soal Saya dengan kolom Akses, dua paket soal dipilih, dan tombol Ubah akses](${ownSets})

Di **Soal Saya**, kolom **Akses** mengatakan siapa yang melihat tiap paket.

- Satu paket: **Ubah**, lalu bagian **Akses**.
- Beberapa sekaligus: centang paketnya, lalu **Ubah akses**.
- Memeriksa hasilnya: **Lihat sebagai** Dosen, Mahasiswa, atau Pengunjung.

Perubahan berlaku seketika. Yang sudah diunduh orang tidak dapat ditarik kembali.

## Siapa yang sudah membuka

![Riwayat paket soal, bagian Siapa membuka, dengan nama, file, dan caranya](${reads})

**Riwayat** pada tiap paket mencatat setiap perubahan, siapa pun yang melakukannya. Bagian **Siapa membuka** menyebut siapa yang membuka file selagi file itu belum untuk umum, kapan, dan bagaimana. Catatan itu disimpan 180 hari, dan hanya Anda dan administrator yang melihatnya.

## Lebih cepat sampai

- **Ctrl+K** (di Mac **Command+K**) membuka halaman atau tindakan apa pun dengan namanya, misalnya *upload*.
- **?** menampilkan semua pintasan papan ketik, dan di sana tombol itu dapat dimatikan.
- **/** membawa Anda ke kolom pencarian.
- **Pilih beberapa** di atas hasil pencarian, atau centang di **Soal Saya**, lalu **Unduh ZIP**: sampai 50 paket dalam satu berkas.
`,
} as const;
