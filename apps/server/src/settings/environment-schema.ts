import { checkNewPassword, cleanEmail, isEmail } from '@bank-soal/contract/accounts';
import { VISIBILITIES } from '@bank-soal/contract/sets';
import { z } from 'zod';
import { commonPassword } from '../accounts/common-passwords.js';
import { inWords } from '../failures/refusal.js';
import { mailVariables } from './config-mail.js';
import { oidcVariables } from './config-oidc.js';
import { s3Variables } from './config-s3.js';
import { said, shown } from './setting-words.js';

const SECRET_MIN = 32;

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], 'harus true atau false')
  .transform((word) => ['true', '1', 'on'].includes(word));

const whole = (min: number, max: number) =>
  z.coerce
    .number('harus angka')
    .int('harus bilangan bulat')
    .min(min, `paling kecil ${min}`)
    .max(max, `paling besar ${max}`);

const origins = z.string().transform((text, context) => {
  const parts = text.split(',').map((part) => part.trim().replace(/\/$/, ''));
  for (const part of parts) {
    if (URL.canParse(part) && new URL(part).origin === part) continue;
    context.addIssue(`'${part}' bukan origin seperti https://situs.contoh.ac.id`);
  }
  return parts;
});

const databaseUrl = z.string().refine((text) => {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}, 'bukan alamat PostgreSQL seperti postgres://pengguna:sandi@server/bank_soal');

/**
 * Every variable that the server reads: its bounds, what it is where nobody sets it, and what is said of it (`SettingFacts`).
 * The tables of the operator's guide and of the README are made of it.
 */
export const environmentSchema = z.object({
  NODE_ENV: said(
    z.string().optional(),
    '`production` di server yang dipakai orang: tanpa data contoh, log `info`',
  ),
  PORT: said(
    whole(0, 65535).default(3000),
    'tempat server mendengarkan',
    'where it listens; put a reverse proxy with TLS in front',
  ),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: said(
    whole(0, 65535).optional(),
    'port untuk [angka pemantauan](#angka-untuk-prometheus), di alamat `HOST` juga; tanpa ini tidak ada',
  ),
  DATA_DIR: said(
    z.string().default('./data'),
    'folder semua data; milik akun layanan, mode 700',
    'database, files, secrets: back this folder up',
  ),
  SITE_DIR: said(
    z.string().optional(),
    'folder situs yang sudah dibangun; tanpa ini yang ikut dengan server',
  ),
  DATABASE_URL: said(
    databaseUrl.optional().meta({ secret: true }),
    'PostgreSQL, misalnya `postgres://bank_soal:SANDI@10.0.0.5/bank_soal`, sandinya huruf dan angka saja; tanpa ini basis data ada di `DATA_DIR`',
  ),
  ...s3Variables(flag),
  ...oidcVariables(flag),
  ...mailVariables(),
  JWT_SECRET: said(
    z
      .string()
      .min(SECRET_MIN, `paling sedikit ${SECRET_MIN} karakter`)
      .optional()
      .meta({ secret: true }),
    'kunci penanda sesi, paling sedikit 32 karakter',
    'signing of sessions, at least 32 characters',
    ['dibuat di `DATA_DIR`', 'generated in `DATA_DIR`'],
  ),
  TOKEN_TTL_S: shown(
    whole(1, 365 * 86_400).default(86_400),
    'lama satu sesi, dalam detik',
    'life of a session, in seconds',
  ),
  CORS_ORIGINS: shown(
    origins.default([]),
    'situs lain yang boleh memanggil API, dipisah koma',
    'other sites that may call the API, separated by commas',
  ),
  TRUST_PROXY: shown(
    flag.default(false),
    '`true` bila server hanya dapat dicapai lewat proxy Anda; alamat pemanggil lalu diambil dari entri terakhir `X-Forwarded-For`',
    'believe `X-Forwarded-For`',
  ),
  MAX_UPLOAD_MB: shown(
    whole(1, 1024).default(20),
    'ukuran terbesar satu file',
    'greatest size of one file',
  ),
  WRITES_PER_MINUTE: shown(
    whole(0, 1_000_000).default(120),
    'perubahan yang boleh dibuat satu akun dalam satu menit, upload termasuk; selebihnya dijawab 429 dan situs melanjutkannya sendiri. 0: tanpa batas. Administrator tidak dibatasi',
    'changes of one account in a minute, 0 for any number; administrators are not bound',
  ),
  MAX_SETS_PER_ACCOUNT: shown(
    whole(0, 10_000_000).default(0),
    'paket soal paling banyak dalam satu akun, termasuk yang ditarik selama masih disimpan; 0: tanpa batas. Administrator tidak dibatasi',
    'sets that one account may keep, 0 for any number; administrators are not bound',
  ),
  MAX_MB_PER_ACCOUNT: shown(
    whole(0, 100_000_000).default(0),
    'MB paling banyak milik satu akun: file di semua paket soalnya, termasuk yang ditarik, gambar soalnya, semua versi soalnya, naskah, dan komentarnya; 0: tanpa batas. Administrator tidak dibatasi',
    'MB of files that one account may keep, 0 for any number; administrators are not bound',
  ),
  AUDIT_DAYS: shown(
    whole(1, 36_500).default(365),
    'berapa hari [catatan kegiatan](#log-dan-catatan-kegiatan) disimpan, paling sedikit 1',
    'days for which it is kept who did what',
  ),
  ANSWER_IDLE_S: said(
    whole(1, 3600).default(60),
    'jawaban yang selama itu, dalam detik, tidak diambil sedikit pun oleh pemanggilnya diputus (1–3600); yang diambil pelan-pelan jalan terus',
    'seconds after which an answer that nobody takes anything of is cut',
  ),
  PUBLIC_BROWSING: shown(
    flag.default(false),
    '`true`: pengunjung boleh mencari soal tanpa login',
    'lets visitors search without signing in',
  ),
  REQUIRE_LOGIN: shown(
    flag.default(false),
    '`true`: tanpa login tidak ada paket soal, file, atau jumlah yang terlihat, juga lewat API; lihat [Siapa melihat apa](#siapa-melihat-apa)',
    'visitors see no set, no file and no count, by the API neither',
  ),
  DEFAULT_VISIBILITY: shown(
    z.enum(VISIBILITIES, `harus salah satu dari ${VISIBILITIES.join(', ')}`).default('public'),
    'untuk siapa paket soal baru yang tidak menyebutnya: `public` (semua orang), `users` (yang login), `lecturers` (dosen), `owner` (pembuatnya saja)',
    'whom a new set is for that does not say: `public`, `users`, `lecturers`, `owner`. **By default every set and its key can be read without signing in**',
  ),
  INDEX_FILES: said(
    flag.default(true),
    '`false`: server ini tidak membaca isi file untuk [pencarian](#pencarian-isi-file); yang sudah dibaca tetap ditemukan',
  ),
  OCR: said(
    flag.default(false),
    '`true` atau `on`: [hasil pindaian](#membaca-hasil-pindaian) ikut dibaca, bila programnya terpasang',
  ),
  REQUIRE_SANDBOX: said(
    flag.default(false),
    '`true`: LibreOffice hanya dipakai bila dapat [dikurung](#mengurung-libreoffice); bila tidak, pratinjau DOCX berbentuk sederhana',
    'no LibreOffice where bubblewrap cannot shut it in; Word files then have a plain preview',
  ),
  ADMIN_EMAIL: said(
    z.string().overwrite(cleanEmail).refine(isEmail, 'bukan alamat email').optional(),
    'administrator pertama; hanya dipakai selama belum ada akun',
    'the first administrator of an empty database',
    [
      'password acak, ditulis sekali ke `DATA_DIR`',
      'a random password, written once into `DATA_DIR`',
    ],
  ),
  ADMIN_PASSWORD: z
    .string()
    .superRefine((password, context) => {
      const failure = checkNewPassword(password) ?? commonPassword(password);
      if (failure !== undefined) context.addIssue(inWords(failure));
    })
    .optional()
    .meta({ secret: true }),
  ADMIN_NAME: z.string().trim().min(1, 'tidak boleh kosong').max(100).default('Administrator'),
  SEED_DEMO: said(
    flag.optional(),
    'data contoh dengan akun yang passwordnya umum; ditolak di produksi dan dengan `TRUST_PROXY`, dan permintaan lewat proxy dijawab 403',
    'demo sets and accounts in an empty database; refused in production and behind a proxy',
    [
      '`false` di produksi dan dengan `TRUST_PROXY`',
      'true outside production when `ADMIN_EMAIL` and `TRUST_PROXY` are unset',
    ],
  ),
  SITE_NAME: said(
    z.string().trim().min(1).default('Bank Soal Informatika'),
    'nama yang tampil di situs',
  ),
  SITE_FACULTY: z.string().trim().default('Program Studi Informatika'),
  SITE_LOGO_UNIVERSITY: said(
    z.string().optional(),
    'alamat logo pada situs yang sama, misalnya `/logo/kampus.svg`; filenya disajikan proxy, di nginx dengan `location /logo/ { root /srv/bank-soal; }`',
  ),
  SITE_LOGO_DEPARTMENT: z.string().optional(),
  LOG_LEVEL: said(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
    '`warn` untuk log yang lebih sedikit, `debug` untuk lebih banyak',
    undefined,
    ['`info` di produksi', '`info` in production'],
  ),
});

/** All settings, as they were read. */
export type Settings = z.infer<typeof environmentSchema>;
