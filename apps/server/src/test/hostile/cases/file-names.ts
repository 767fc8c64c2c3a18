import { expect } from 'vitest';
import type { HostileBank } from '../hostile-bank.js';
import type { HostileCase } from '../hostile-case.js';
import type { RawAnswer } from '../raw-http.js';
import { uploadRaw } from '../upload-call.js';

const UNSAFE = /[/\\\p{Cc}\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\uFEFF]|\p{Surrogate}/u;

/** A name that was taken is harmless, and comes back in one header line of plain ASCII. */
async function expectSafeName({ status, body }: RawAnswer, bank: HostileBank): Promise<void> {
  if (status !== 201) return;
  const { file } = JSON.parse(body.toString()) as { file: { id: number; originalname: string } };
  expect(file.originalname).not.toMatch(UNSAFE);
  expect(file.originalname.length).toBeLessThanOrEqual(255);
  expect(file.originalname).toMatch(/.\.txt$/i);
  const { status: got, headers } = await bank.call({ path: `/api/files/download/${file.id}` });
  expect([got, headers['x-content-type-options'], headers['set-cookie']]).toEqual([
    200,
    'nosniff',
    undefined,
  ]);
  expect(headers['content-disposition']).toMatch(/^attachment; filename[\x20-\x7e]+$/);
}

const quoted = (name: string | Buffer) =>
  Buffer.concat([Buffer.from('name="file"; filename="'), Buffer.from(name), Buffer.from('"')]);

const named = (name: string, disposition: string | Buffer, ...expects: number[]): HostileCase => ({
  name,
  expects,
  send: (bank) => uploadRaw(bank, disposition, `isi ${name}`),
  verify: expectSafeName,
});

const TAKEN: Record<string, string | Buffer> = {
  'a way up': '../../etc/passwd.txt',
  'a way up as Windows writes it': '..\\..\\windows\\win.ini.txt',
  'a way up, doubled against filters': '....//....//soal.txt',
  'a way up, percent-encoded': '%2e%2e%2f%2e%2e%2fsoal.txt',
  'a way up in overlong UTF-8': Buffer.from('..\xc0\xaf..\xc0\xafsoal.txt', 'latin1'),
  'a rooted path': '/etc/cron.d/soal.txt',
  'a drive': 'C:\\soal.txt',
  'a share': '\\\\server\\share\\soal.txt',
  'an address': 'file:///etc/passwd.txt',
  'a way up in the middle': 'a/../../b.txt',
  'turned direction': 'soal\u202Efdp.txt',
  'isolated direction': '\u2066exe\u2069.txt',
  'unseen joints': 's\u200Bo\u2060al.txt',
  'a byte order mark': '\uFEFFsoal.txt',
  'a reserved device': 'con.txt',
  'a reserved device in capitals': 'NUL.txt',
  'a reserved port': 'COM1.txt',
  '5,000 characters': `${'n'.repeat(5000)}.txt`,
  '4,000 characters of four bytes': `${'😀'.repeat(4000)}.txt`,
  'a heap of accents': `Z${'\u0351\u036B'.repeat(500)}.txt`,
  'bytes that are no UTF-8': Buffer.from([0x61, 0xff, 0xfe, 0x2e, 0x74, 0x78, 0x74]),
  'half a character': Buffer.from('a\xed\xa0\x80.txt', 'latin1'),
  'Latin-1': Buffer.from('soal-\xe9.txt', 'latin1'),
  'a web page': '<script>alert(1)<\\/script>.txt',
  'a broken attribute': "'><img src=x onerror=alert(1)>.txt",
  'a database command': "'); drop table files;--.txt",
  'a shell command': '$(reboot) `id` ; rm -rf ~ | x.txt',
  'an option': '-rf.txt',
  'a format': '%s%n%x.txt',
  'a template': '{{7*7}}${7*7}.txt',
  'a spreadsheet formula': '=cmd|calc!A0.txt',
  'another ending before the last': 'soal.exe.txt',
  'capitals in the ending': 'soal.TxT',
  'white space around': '   soal.txt   ',
  'tabs within': 'soal\t1.txt',
};

const NOT_TAKEN: Record<string, string> = {
  'a hidden ending behind turned direction': 'soal\u202Etxt.exe',
  'two dots': '..',
  'one dot': '.',
  'an ending alone': '.txt',
  'white space alone': '   ',
  'no ending': 'soal',
  'a dot behind': 'soal.txt.',
  'a stream of NTFS': 'soal.txt::$DATA',
  'a program': 'soal.txt.exe',
  'wide letters': 'soal．ｔｘｔ',
  'letters of another script': 'soal.tхt',
  'a page of the web': 'soal.html',
  'a picture that runs': 'soal.svg',
  'a Word document with macros': 'soal.docm',
  'an old Word document': 'soal.doc',
  'an ending of 5,000 characters': `soal.${'t'.repeat(5000)}`,
};

/** How RFC 2231 and RFC 5987 can be abused; `name="file"; ` goes before. */
const PARAMETERS: Record<string, [parameter: string | Buffer, ...expects: number[]]> = {
  'an extended name': ["filename*=UTF-8''soal%20%E2%89%A4.txt", 201],
  'a way up in an extended name': ["filename*=UTF-8''..%2F..%2Fetc%2Fpasswd.txt", 201],
  'line ends in an extended name': ["filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x%3D1.txt", 201],
  'a NUL in an extended name': ["filename*=UTF-8''a.exe%00.txt", 201],
  'a broken escape': ["filename*=UTF-8''%zz%.txt", 400],
  'an unknown character set': ["filename*=klingon''soal.txt", 400],
  'no character set': ['filename*=soal.txt', 400],
  'an extended name of another kind': [`filename="a.txt"; filename*=UTF-8''a.exe`, 415],
  'two names': ['filename="a.txt"; filename="b.exe"', 201],
  'pieces of a name': ['filename*0="so"; filename*1="al.txt"', 400],
  'encoded pieces of a name': [`filename*0*=UTF-8''..%2F; filename*1*=soal.txt`, 400],
  'a name without quotes': ['filename=soal.txt', 201],
  'a quote that never ends': ['filename="soal.txt', 400],
  'escaped quotes': ['filename="so\\"al.txt"', 201],
  'an empty name': ['filename=""', 400],
  'no name at all': ['x="y"', 400],
  'a NUL': [Buffer.from('filename="soal.exe\0.txt"'), 400],
  'a line end': [Buffer.from('filename="soal\r\nX-Lain: 1.txt"'), 400],
  'a folded line': ['filename="so\r\n al.txt"', 201],
  'two hundred parameters': [`${'a=b; '.repeat(200)}filename="soal.txt"`, 201],
  'a head of 100,000 bytes': [`a="${'x'.repeat(100_000)}"; filename="soal.txt"`, 400],
};

/** Names that lead elsewhere, deceive, or are none. */
export const fileNames: readonly HostileCase[] = [
  ...Object.entries(TAKEN).map(([name, given]) => named(name, quoted(given), 201)),
  ...Object.entries(NOT_TAKEN).map(([name, given]) => named(name, quoted(given), 415)),
  ...Object.entries(PARAMETERS).map(([name, [parameter, ...expects]]) => {
    const head = [Buffer.from('name="file"; '), Buffer.from(parameter)];
    return named(name, Buffer.concat(head), ...expects);
  }),
];
