import type { HostileBank } from '../hostile-bank.js';
import type { HostileCase } from '../hostile-case.js';
import {
  BOUNDARY,
  END,
  field,
  fieldsFor,
  formCall,
  MULTIPART,
  part,
  uploadBody,
} from '../upload-call.js';

type Body = (bank: HostileBank) => string | Buffer;

const FILE = part('name="file"; filename="soal.txt"', 'isi');
const join = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((one) => Buffer.from(one)));
const whole = (bank: HostileBank) => uploadBody(bank, 'name="file"; filename="soal.txt"', 'isi');

const form = (name: string, body: Body, ...expects: number[]): HostileCase => ({
  name,
  expects,
  send: (bank) => bank.call(formCall(bank, body(bank))),
});

const declared = (type: string, ...expects: number[]): HostileCase => ({
  name: `declared as ${type.slice(0, 60)}`,
  expects,
  send: (bank) => bank.call(formCall(bank, whole(bank), type)),
});

const many = (times: number, one: Buffer) => Array.from({ length: times }, () => one);

/** Forms that are broken, endless, or say the same thing twice. */
export const multipart: readonly HostileCase[] = [
  declared('multipart/form-data', 400),
  declared('multipart/form-data; boundary=', 400),
  declared('multipart/form-data; boundary=""', 400),
  declared('multipart/form-data; boundary=lain', 400),
  declared(`multipart/form-data; boundary=${'x'.repeat(5000)}`, 400),
  declared(`multipart/form-data; boundary="${BOUNDARY}`, 400, 201),
  declared(`multipart/mixed; boundary=${BOUNDARY}`, 400),
  declared(`multipart/form-data-x; boundary=${BOUNDARY}`, 400),
  declared(`${MULTIPART}; charset=utf-16`, 201, 400),
  declared(`MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`, 201),
  declared('application/x-www-form-urlencoded', 400),
  declared('application/json', 400),
  declared('text/html', 400),
  form('nothing', () => '', 400),
  form('an end alone', () => END, 400),
  form('a beginning alone', () => `--${BOUNDARY}\r\n`, 400),
  form('no line ends', () => `--${BOUNDARY}${'x'.repeat(1000)}`, 400),
  form('line ends of Unix', (bank) => whole(bank).toString().replaceAll('\r\n', '\n'), 400),
  form(
    'a megabyte before the first part',
    (bank) => join('x'.repeat(1_000_000), '\r\n', whole(bank)),
    201,
    400,
  ),
  form(
    'a megabyte behind the last part',
    (bank) => join(whole(bank), 'x'.repeat(1_000_000)),
    201,
    400,
  ),
  form('no end', (bank) => join(fieldsFor(bank), FILE), 400),
  form('an end within the file', (bank) => whole(bank).subarray(0, -40), 400),
  form(
    'an end within a head',
    (bank) => join(fieldsFor(bank), `--${BOUNDARY}\r\nContent-Dis`),
    400,
  ),
  form(
    'a part without a head',
    (bank) => join(fieldsFor(bank), `--${BOUNDARY}\r\n\r\nisi\r\n`, END),
    400,
  ),
  form(
    'a head without end',
    (bank) => join(fieldsFor(bank), `--${BOUNDARY}\r\nX: ${'x'.repeat(200_000)}`),
    400,
  ),
  form(
    'a part with 3,000 heads',
    (bank) => join(fieldsFor(bank), `--${BOUNDARY}\r\n${'X: y\r\n'.repeat(3000)}\r\nisi\r\n`, END),
    400,
  ),
  form(
    'thousands of fields',
    (bank) => join(fieldsFor(bank), ...many(3000, field('a', 'b')), FILE, END),
    400,
  ),
  form(
    'thousands of empty parts',
    (bank) => join(fieldsFor(bank), `--${BOUNDARY}\r\n\r\n\r\n`.repeat(3000), END),
    400,
  ),
  form('hundreds of files', (bank) => join(fieldsFor(bank), ...many(300, FILE), END), 400),
  form('two files', (bank) => join(fieldsFor(bank), FILE, FILE, END), 400),
  form(
    'a file under another name',
    (bank) => join(fieldsFor(bank), part('name="berkas"; filename="a.txt"', 'x'), END),
    400,
  ),
  form(
    'a file without a name of its part',
    (bank) => join(fieldsFor(bank), part('filename="a.txt"', 'x'), END),
    400,
  ),
  form('a file that is a field', (bank) => join(fieldsFor(bank), field('file', 'isi'), END), 400),
  form(
    'a field that is a file',
    (bank) => join(fieldsFor(bank), part('name="questionSetId"; filename="a"', '1'), FILE, END),
    201,
    400,
  ),
  form(
    'a field of 100,000 letters',
    (bank) => join(fieldsFor(bank), field('a', 'x'.repeat(100_000)), FILE, END),
    400,
  ),
  form(
    'a field whose name has 10,000 letters',
    (bank) => join(fieldsFor(bank), field('a'.repeat(10_000), 'x'), FILE, END),
    201,
  ),
  form(
    'a field named as a prototype',
    (bank) => join(fieldsFor(bank), field('__proto__', 'x'), FILE, END),
    201,
  ),
  form(
    'two sets',
    (bank) => join(fieldsFor(bank), field('questionSetId', '999999'), FILE, END),
    404,
  ),
  form(
    'two categories',
    (bank) => join(fieldsFor(bank), field('fileCategory', 'x'), FILE, END),
    400,
  ),
  form(
    'a set of half characters',
    (bank) => join(fieldsFor(bank), field('questionSetId', '\ud800'), FILE, END),
    404,
  ),
  form(
    'a set of 1e3',
    (bank) => join(fieldsFor(bank), field('questionSetId', '1e3'), FILE, END),
    404,
  ),
  form(
    'a set below zero',
    (bank) => join(fieldsFor(bank), field('questionSetId', '-1'), FILE, END),
    404,
  ),
  form(
    'a set with a NUL',
    (bank) => join(fieldsFor(bank), field('questionSetId', '1\0'), FILE, END),
    404,
  ),
  form(
    'a set that is a database command',
    (bank) => join(fieldsFor(bank), field('questionSetId', '1; drop table files'), FILE, END),
    404,
  ),
  form(
    "someone else's set",
    (bank) => join(fieldsFor(bank), field('questionSetId', '3'), FILE, END),
    403,
  ),
  form(
    'a category of a prototype',
    (bank) => join(fieldsFor(bank), field('fileCategory', '__proto__'), FILE, END),
    400,
  ),
  form(
    'a part that is packed',
    (bank) =>
      join(
        fieldsFor(bank),
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Encoding: gzip\r\nContent-Transfer-Encoding: base64\r\n\r\naXNp\r\n`,
        END,
      ),
    201,
    400,
  ),
  form(
    'a part of a part',
    (bank) =>
      join(
        fieldsFor(bank),
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: multipart/mixed; boundary=dalam\r\n\r\n--dalam\r\n\r\nisi\r\n--dalam--\r\n`,
        END,
      ),
    201,
    400,
  ),
  form(
    'boundaries within the file',
    (bank) =>
      join(
        fieldsFor(bank),
        part('name="file"; filename="a.txt"', `--${BOUNDARY.slice(0, -1)}\r\n-${BOUNDARY}x`),
        END,
      ),
    201,
  ),
];
