import { formatCount, formatDate, formatFileSize } from '@bank-soal/ui/lib/format';
import { describe, expect, it } from 'vitest';
import { serverTexts } from '../../indonesian/server.js';
import { serverSettingTexts } from '../../indonesian/server-setting.js';
import { serverState } from '../../test/server-fixtures.js';
import { serverSummary, uptimeOf } from './server-summary.js';

const words = {
  messages: serverTexts,
  settings: serverSettingTexts,
  formats: { formatCount, formatDate, formatFileSize },
};

const linesOf = (server = serverState) => serverSummary(server, words).split('\n');

describe('serverSummary', () => {
  it('says what runs, how well, what is kept and what is set', () => {
    expect(linesOf().slice(0, 17)).toEqual([
      expect.stringMatching(/^Keadaan server, 25 November 2026 .*14\.05\.00 WIB$/),
      'Versi server: 1.4.0, Node 26.2.0',
      'Berjalan selama: 3 hari 4 jam',
      'Basis data: SQLite, 182 MB',
      'Penyimpanan file: Disk, 5,4 GB',
      'Ruang disk: 41,2 GB tersisa dari 64 GB',
      'Paket soal: 1.240',
      'File: 3.511',
      'Akun: 418',
      '',
      'Kesehatan',
      'Basis data: Baik',
      'Penyimpanan file: Baik',
      'Proses dokumen: Baik',
      'Pembacaan isi file: Baik',
      'Email pemberitahuan: Baik',
      'Ruang disk: Baik',
    ]);
    expect(linesOf()).toContain('MAX_SETS_PER_ACCOUNT: Tanpa batas');
  });

  it('names nobody', () => {
    const text = serverSummary(serverState, words);
    const names = serverState.storage.kept?.largest.map(({ name }) => name) ?? [];
    expect(names).toHaveLength(3);
    expect(names.filter((name) => text.includes(name))).toEqual([]);
  });

  it('says what is not well, and what is not known', () => {
    const lines = linesOf({
      ...serverState,
      files: 's3',
      parts: [{ part: 'files', problem: 'slow' }],
      storage: { disk: null, databaseBytes: null, kept: null },
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Penyimpanan file: Bermasalah. Tidak menjawab dalam beberapa detik.',
        'Penyimpanan file: S3, Tidak diketahui',
        'Ruang disk: Tidak diketahui',
        'Paket soal: Tidak diketahui',
      ]),
    );
  });
});

it('counts how long a server ran, by its own clock', () => {
  const startedAt = '2026-11-25T07:00:00.000Z';
  expect(uptimeOf({ startedAt, at: '2026-11-25T07:01:30.000Z' })).toBe(90);
  // A clock that was set back.
  expect(uptimeOf({ startedAt, at: '2026-11-25T06:59:00.000Z' })).toBe(0);
});
