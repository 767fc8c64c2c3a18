import { gzipSync } from 'node:zlib';
import { samplePdf } from '../../sample-bank.js';
import { bareDocx } from '../../sample-docx.js';
import { documentsOf } from '../hostile-document.js';

const MB = 1024 * 1024;

/** Texts that are none, and texts that are hard to show. */
export const texts = documentsOf('txt', {
  'a PDF': [() => samplePdf(1), 415],
  'a PDF behind white space': [() => `\n\n${samplePdf(1).toString('latin1')}`, 415],
  'a Word document': [() => bareDocx(), 415],
  'a packed text': [() => gzipSync('soal'), 415],
  'a program': [() => Buffer.from('7f454c4602010100', 'hex'), 415],
  'a NUL': [() => 'soal\0', 415],
  'a NUL far behind its beginning': [
    () => Buffer.concat([Buffer.alloc(MB / 4, 'soal '), Buffer.alloc(1)]),
    415,
  ],
  'orders for a terminal': [() => '\u001b]0;jahat\u0007\u001b[2J', 415],
  'UTF-16 without its mark': [() => Buffer.from('soal', 'utf16le'), 415],
  'half a character of UTF-16': [() => Buffer.from([0xff, 0xfe, 0x41]), 415],
  'half a pair of UTF-16': [() => Buffer.from([0xff, 0xfe, 0x00, 0xd8]), 415],
  'a mark of UTF-16 alone': [() => Buffer.from([0xff, 0xfe]), 201],
  'a mark of UTF-8 alone': [() => '\uFEFF', 201],
  'nothing at all': [() => '', 400],
  'white space alone': [() => '   \n', 201],
  'a page of the web': [() => '<html><script>alert(document.cookie)</script></html>', 201],
  'a drawing that runs': [() => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 201],
  'a script': [() => 'fetch("/api/admin/dosen")', 201],
  'turned direction': [() => 'soal \u202E lamron kadit \u2066', 201],
  'a heap of accents': [() => `Z${'\u0351\u036B\u0343'.repeat(2000)}`, 201],
  'characters that no font has': [() => '\u{10FFFF}\u{E0001}\uFFFF𓀀', 201],
  'one line of 60,000 letters': [() => 'x'.repeat(60_000), 201],
  'one line of 1.8 MB': [() => 'x'.repeat(1_800_000), 201],
  'one line of 1.8 MB in words': [() => 'kata '.repeat(360_000), 201],
  '500,000 accents on one letter': [() => `a${'\u0301'.repeat(500_000)}`, 201],
  'accents that a font cannot place': [() => `a${'\u0301'.repeat(9)}`, 201],
  '100,000 empty lines': [() => '\n'.repeat(100_000), 201],
  '2,000 tabs': [() => '\t'.repeat(2000), 201],
});
