import { useMessages } from '../../messages/use-messages.js';

/** Sentences about the settings of the server. */
export const serverSettingMessages = {
  title: 'Pengaturan',
  lead: 'Hanya dapat dilihat di sini. Operator mengubahnya di lingkungan server (bagian Pengaturan dalam panduan operator, docs/operator.md), dan memulai server ulang.',
  setting: 'Pengaturan',
  value: 'Nilai',
  meaning: 'Arti',
  on: 'Aktif',
  off: 'Tidak aktif',
  noLimit: 'Tanpa batas',
  noSite: 'Tidak ada',
  megabytes: (count: string) => `${count} MB`,
  perMinute: (count: string) => `${count} per menit`,
  sets: (count: string) => `${count} paket soal`,
  sites: (count: string) => `${count} situs`,
  readers: {
    public: 'Semua orang',
    users: 'Mahasiswa dan dosen',
    lecturers: 'Hanya dosen',
    owner: 'Hanya pembuatnya',
  },
  meanings: {
    PUBLIC_BROWSING: 'Pengunjung dapat membuka halaman pencarian tanpa login.',
    REQUIRE_LOGIN: 'Tanpa login tidak ada paket soal atau file yang terlihat, juga lewat API.',
    DEFAULT_VISIBILITY: 'Untuk siapa paket soal baru yang tidak menyebutnya.',
    MAX_UPLOAD_MB: 'Ukuran terbesar satu file.',
    WRITES_PER_MINUTE: 'Perubahan oleh satu akun, termasuk upload.',
    MAX_SETS_PER_ACCOUNT: 'Paket soal terbanyak dalam satu akun.',
    MAX_MB_PER_ACCOUNT: 'Ukuran semua file dalam satu akun.',
    AUDIT_DAYS: 'Selama itu riwayat kegiatan disimpan.',
    TOKEN_TTL_S: 'Sesudah itu orang perlu login lagi.',
    TRUST_PROXY: 'Alamat pemanggil diambil dari proxy di depan server.',
    CORS_ORIGINS: 'Situs lain yang boleh memanggil API.',
    OIDC_ISSUER: 'Orang dapat masuk dengan akun kampus.',
    SMTP_URL: 'Pemberitahuan dikirim lewat email juga.',
    S3_BUCKET: 'File disimpan di bucket S3.',
    METRICS_PORT: 'Angka pemantauan disajikan untuk Prometheus.',
  },
} as const;

/** {@link serverSettingMessages} as the host words them. */
export const useServerSettingMessages = () => useMessages('serverSetting', serverSettingMessages);
