import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../test/admin-calls.js';
import { runBank } from '../test/run-bank.js';
import { readPeople } from './people-csv.js';

let server: AdminServer;
let folder: string;

beforeAll(async () => {
  server = await startAdminServer();
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-akun-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = (args: string[], input?: string | Uint8Array) => runBank(server.dataDir, args, input);

async function signIn(email: string, password: string) {
  const answer = await server.send('POST', '/api/auth/signin', { email, password });
  return (await answer.json()) as { username: string; roles: string[]; message?: string };
}

async function csv(text: string): Promise<string> {
  const file = join(folder, `${Math.random()}.csv`);
  await writeFile(file, text);
  return file;
}

describe('create-admin', () => {
  it('adds an administrator beside a running server, with a password of one’s own', async () => {
    const ran = await run(
      ['create-admin', 'dua@uji.ac.id', '--name', 'Dua', '--password-stdin'],
      'sandi-dua\n',
    );
    expect(ran).toEqual({ isWell: true, out: 'Administrator dua@uji.ac.id dibuat.', err: '' });
    expect(await signIn('dua@uji.ac.id', 'sandi-dua')).toMatchObject({
      username: 'Dua',
      roles: ['ROLE_USER', 'ROLE_ADMIN'],
    });
    expect(await server.audit()).toEqual([
      expect.objectContaining({ actor_id: null, actor_name: 'Baris perintah', target: 'account' }),
    ]);
  });

  it('makes up a password and tells it', async () => {
    const { out } = await run(['create-admin', 'tiga@uji.ac.id']);
    const password = /^Password: (\S+)$/m.exec(out)?.[1] ?? '';
    expect(password).toMatch(/^(?:[a-z2-9]{5}-){2}[a-z2-9]{5}$/);
    expect((await signIn('tiga@uji.ac.id', password)).username).toBe('Administrator');
  });

  it('works on an empty folder, before the server ever ran', async () => {
    const empty = join(folder, 'awal');
    expect((await runBank(empty, ['create-admin', 'a@uji.ac.id'])).isWell).toBe(true);
    expect((await runBank(empty, ['create-admin', 'A@uji.ac.id'])).err).toBe(
      'Email sudah digunakan oleh akun lain.',
    );
  });

  it.each([
    [['create-admin', 'sari@uji.ac.id'], '', 'Email sudah digunakan oleh akun lain.'],
    [['create-admin', 'bukan'], '', 'Format email tidak valid'],
    [['create-admin', 'x@uji.ac.id', '--password-stdin'], '123\n', 'Password minimal 6 karakter'],
    [['create-admin', 'x@uji.ac.id', '--password-stdin'], '123456\n', 'paling sering dipakai'],
    [['create-admin'], '', 'Cara pakai: npm run bank -- create-admin EMAIL'],
    [['create-admin', 'x@uji.ac.id', '--salah'], '', 'Cara pakai'],
    [['create-user'], '', 'Cara pakai'],
    [['create-user', 'x@uji.ac.id', '--role', 'rektor'], '', 'Cara pakai'],
    [['create-user', 'x@uji.ac.id'], '', 'Nama harus diisi'],
    [['create-user', '--csv', '/tidak/ada.csv'], '', 'tidak dapat dibaca'],
    [['hapus-semua'], '', "Tidak ada perintah 'hapus-semua'"],
    [['constructor'], '', "Tidak ada perintah 'constructor'"],
  ])('%j is refused', async (args, input, message) => {
    const ran = await run(args, input);
    expect(ran.isWell).toBeUndefined();
    expect(ran.err).toContain(message);
  });
});

describe('create-user', () => {
  it('adds one student', async () => {
    const args = ['create-user', 'siswa@uji.ac.id', '--name', 'Siswa', '--password-stdin'];
    expect((await run(args, 'sandi-siswa')).isWell).toBe(true);
    expect((await signIn('siswa@uji.ac.id', 'sandi-siswa')).roles).toEqual(['ROLE_USER']);
    const lecturers = await server.call('GET', '/admin/dosen');
    expect(JSON.stringify(lecturers.body)).not.toContain('siswa@uji.ac.id');
  });

  it('adds all of a CSV file, and gives passwords to who has none', async () => {
    const file = await csv(
      '\uFEFFNama;Email;Password\r\n"Ani, S.Kom";ani@uji.ac.id;sandi-ani\r\n\r\nBudi;budi2@uji.ac.id;\r\n',
    );
    const ran = await run(['create-user', '--csv', file, '--role', 'dosen']);
    expect(ran).toMatchObject({ isWell: true, err: '2 akun dibuat.' });
    const [head, line = ''] = ran.out.split('\n');
    expect(head).toBe('nama,email,password');
    expect(ran.out).not.toContain('sandi-ani');
    const [name, email = '', password = ''] = line.split(',');
    expect([name, (await signIn(email, password)).username]).toEqual(['Budi', 'Budi']);
    expect((await signIn('ani@uji.ac.id', 'sandi-ani')).username).toBe('Ani, S.Kom');
    const lecturers = await server.call('GET', '/admin/dosen');
    expect(JSON.stringify(lecturers.body)).toContain('Ani, S.Kom');
  });

  it('lets no sheet calculate with a name, whatever width its signs have', async () => {
    const file = await csv('nama,email\n＝1＋1,lebar@uji.ac.id\n=1+1,sempit@uji.ac.id\n');
    const ran = await run(['create-user', '--csv', file]);
    expect(ran.out).toContain(`"'＝1＋1",lebar@uji.ac.id`);
    expect(ran.out).toContain(`"'=1+1",sempit@uji.ac.id`);
    expect((await run(['accounts', 'lebar@'])).out).toContain(`"'＝1＋1",`);
  });

  it('takes a CSV file that is piped in', async () => {
    const ran = await run(
      ['create-user', '--csv', '-'],
      Buffer.from('\ufeffnama\temail\nCitra\t\u200bcitra@uji.ac.id\u00ad\n', 'utf16le'),
    );
    expect(ran).toMatchObject({ isWell: true, err: '1 akun dibuat.' });
    const password = ran.out.split(',').at(-1) ?? '';
    expect((await signIn('citra@uji.ac.id', password)).username).toBe('Citra');
  });

  it('names every bad line of a file, and adds nobody', async () => {
    const file = await csv(
      'nama,email\nSatu,satu@uji.ac.id\n\n,tanpa-nama@uji.ac.id\nDua,SATU@uji.ac.id\nTiga,sari@uji.ac.id\n',
    );
    const ran = await run(['create-user', '--csv', file]);
    expect(ran.isWell).toBeUndefined();
    expect(ran.out).toBe('');
    expect(ran.err.split('\n').slice(1)).toEqual([
      '  Baris 4, nama: Nama harus diisi',
      '  Baris 5, email: Email sudah digunakan oleh akun lain.',
      '  Baris 6, email: Email sudah digunakan oleh akun lain.',
    ]);
    expect((await signIn('satu@uji.ac.id', 'x')).message).toBe('Email tidak ditemukan');
  });
});

describe('set-password', () => {
  it('gives a new one, and ends the old sessions', async () => {
    const token = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
    const ran = await run(['set-password', 'MIRA@uji.ac.id', '--password-stdin'], 'sandi-baru\n');
    expect(ran.isWell).toBe(true);
    const mine = await server.get('/api/questionsets?mine=true', {
      headers: { 'x-access-token': token },
    });
    expect(mine.status).toBe(401);
    expect(await server.tokenOf('mira@uji.ac.id', 'sandi-baru')).toBeTruthy();
    expect((await run(['set-password', 'tak@ada.id'])).err).toContain('Tidak ada akun');
  });
});

describe('accounts', () => {
  const rows = async (...args: string[]) =>
    (await run(['accounts', ...args])).out.trimEnd().split('\n');

  it('lists them, or those that fit', async () => {
    expect((await rows())[0]).toBe('nama,email,peran,status,masuk');
    const [, ...lecturers] = await rows('--role', 'dosen', '--status', 'aktif');
    expect(lecturers.length).toBeGreaterThan(1);
    for (const line of lecturers) expect(line).toMatch(/,dosen,Aktif,/);
    expect((await rows('KEPALA@uji'))[1]).toMatch(
      /^Kepala Lab,kepala@uji\.ac\.id,administrator,Aktif,2/,
    );
    expect((await rows('tidak-ada')).length).toBe(1);
    expect((await run(['accounts', '--role', 'rektor'])).err).toContain('Cara pakai');
  });

  it('are changed, and their sessions end', async () => {
    const token = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
    await run(
      ['create-user', 'ubah@uji.ac.id', '--name', 'Ubah', '--password-stdin'],
      'sandi-ubah',
    );
    const own = await server.tokenOf('ubah@uji.ac.id', 'sandi-ubah');
    await server.audit();
    const ran = await run([
      'set-account',
      'UBAH@uji.ac.id',
      '--role',
      'dosen',
      '--name',
      'Ubah Lagi',
    ]);
    expect(ran).toMatchObject({ isWell: true, err: '' });
    expect(await server.audit()).toMatchObject([
      { actor_name: 'Baris perintah', action: 'update' },
    ]);
    const mine = { headers: { 'x-access-token': own } };
    expect((await server.get('/api/questionsets?mine=true', mine)).status).toBe(401);
    const again = await signIn('ubah@uji.ac.id', 'sandi-ubah');
    expect(again).toMatchObject({ username: 'Ubah Lagi', roles: ['ROLE_USER', 'ROLE_DOSEN'] });
    await run(['set-account', 'ubah@uji.ac.id', '--status', 'nonaktif']);
    expect((await signIn('ubah@uji.ac.id', 'sandi-ubah')).message).toContain('dinonaktifkan');
    expect(token).toBeTruthy();
  });

  it('are deleted when it is meant, and never the last administrator', async () => {
    await run(
      ['create-user', 'hapus@uji.ac.id', '--name', 'Hapus', '--password-stdin'],
      'sandi-hapus',
    );
    expect((await run(['delete-account', 'hapus@uji.ac.id'])).err).toContain(
      'Tidak dapat dibatalkan',
    );
    expect((await run(['delete-account', 'hapus@uji.ac.id', '--yes'])).isWell).toBe(true);
    expect((await signIn('hapus@uji.ac.id', 'sandi-hapus')).message).toBe('Email tidak ditemukan');
    const alone = join(folder, 'sendiri');
    await runBank(alone, ['create-admin', 'a@uji.ac.id']);
    for (const args of [
      ['delete-account', 'a@uji.ac.id', '--yes'],
      ['set-account', 'a@uji.ac.id', '--status', 'nonaktif'],
    ]) {
      const refused = await runBank(alone, args);
      expect(refused.isWell).toBeUndefined();
      expect(refused.err).toMatch(/administrator/i);
    }
  });

  it.each([
    [['set-account', 'sari@uji.ac.id'], 'Cara pakai'],
    [['set-account', 'sari@uji.ac.id', '--role', 'rektor'], 'Cara pakai'],
    [['set-account', 'sari@uji.ac.id', '--name', ' '], 'Cara pakai'],
    [['set-account', 'tak@ada.id', '--status', 'aktif'], 'Tidak ada akun'],
    [['delete-account', 'tak@ada.id', '--yes'], 'Tidak ada akun'],
  ])('%j is refused', async (args, message) => {
    expect((await run(args)).err).toContain(message);
  });
});

describe('audit', () => {
  it('shows the last changes, oldest first', async () => {
    await server.call('POST', '/course-tags', { name: 'Satu' });
    await server.call('POST', '/course-tags', { name: 'Dua' });
    const { out } = await run(['audit', '--limit', '2']);
    const lines = out.split('\n').map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      {
        actor_name: 'Kepala Lab',
        action: 'create',
        target: 'course-tag',
        after: { name: 'Satu' },
      },
      { after: { name: 'Dua' } },
    ]);
    expect((await run(['audit', '--limit', 'x'])).err).toContain('Cara pakai');
  });
});

describe('help', () => {
  it('names every command', async () => {
    const { out } = await run(['help']);
    expect(out).toMatch(/backup[^]*restore[^]*check[^]*create-admin[^]*create-user/);
  });
});

describe('readPeople', () => {
  const peopleIn = (text: string) => readPeople(Buffer.from(text));

  it.each([',', ';'])('takes two columns apart at "%s", with lines that are empty', (separator) => {
    const text = `nama${separator}email\nAni${separator}ani@uji.ac.id\n\n`;
    expect(peopleIn(text)).toMatchObject([{ nama: 'Ani', email: 'ani@uji.ac.id', line: 2 }]);
  });

  const NAME = 'Ma\u2019ruf Ren\u00e9';
  const latin = (text: string) => Buffer.from(text.replaceAll('\u2019', '\u0092'), 'latin1');
  const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
  it.each([
    ['Windows-1252', latin(`nama;email\r\n${NAME};r@uji.ac.id`), 2],
    ['UTF-16 LE with tabs', wide(`nama\temail\r\n${NAME}\tr@uji.ac.id\r\n`), 2],
    ['UTF-16 BE', wide(`nama,email\n${NAME},r@uji.ac.id\n`).swap16(), 2],
    ['tabs', Buffer.from(`email\tNama\nr@uji.ac.id\t${NAME}\n`), 2],
    ['a line for spreadsheets', Buffer.from(`sep=;\r\nnama;email\r\n${NAME};r@uji.ac.id`), 3],
    ['such a line with another sign', latin(`SEP=|\nnama|email\n${NAME}|r@uji.ac.id`), 3],
    ['empty lines before the head', Buffer.from(`\n;\nnama;email\n${NAME};r@uji.ac.id`), 4],
  ])('reads %s as the site does', (_, bytes, line) => {
    expect(readPeople(bytes)).toMatchObject([{ nama: NAME, email: 'r@uji.ac.id', line }]);
  });

  it('needs its columns and some rows', () => {
    expect(() => peopleIn('a,b\n1,2')).toThrow(/kolom nama dan email/);
    expect(() => peopleIn('nama,email\n\n')).toThrow(/tidak berisi data/);
  });
});
