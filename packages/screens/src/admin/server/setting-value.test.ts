import type { ServerState } from '@bank-soal/contract/administration';
import { formatCount } from '@bank-soal/ui/lib/format';
import { expect, it } from 'vitest';
import { serverTexts } from '../../indonesian/server.js';
import { serverSettingTexts } from '../../indonesian/server-setting.js';
import { settingValue } from './setting-value.js';

const words = { words: serverSettingTexts, times: serverTexts, formatCount };

it.each<[ServerState['settings'][number]['name'], boolean | number | 'users', string]>([
  ['PUBLIC_BROWSING', true, 'Aktif'],
  ['S3_BUCKET', false, 'Tidak aktif'],
  ['DEFAULT_VISIBILITY', 'users', 'Mahasiswa dan dosen'],
  ['MAX_UPLOAD_MB', 20, '20 MB'],
  ['MAX_MB_PER_ACCOUNT', 0, 'Tanpa batas'],
  ['MAX_MB_PER_ACCOUNT', 2500, '2.500 MB'],
  ['WRITES_PER_MINUTE', 0, 'Tanpa batas'],
  ['WRITES_PER_MINUTE', 120, '120 per menit'],
  ['MAX_SETS_PER_ACCOUNT', 0, 'Tanpa batas'],
  ['MAX_SETS_PER_ACCOUNT', 50, '50 paket soal'],
  ['CORS_ORIGINS', 0, 'Tidak ada'],
  ['CORS_ORIGINS', 2, '2 situs'],
  ['AUDIT_DAYS', 365, '365 hari'],
  ['TOKEN_TTL_S', 86_400, '1 hari'],
  ['TOKEN_TTL_S', 5400, '1 jam 30 menit'],
])('writes %s of %s as %s', (name, value, expected) => {
  expect(settingValue({ name, value }, words)).toBe(expected);
});
