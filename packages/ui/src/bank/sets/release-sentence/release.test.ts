import { describe, expect, it } from 'vitest';
import { english } from '../../../lib/public/english/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import type { Audience } from '../audience-choice/index.js';
import { type Release, releaseSentence } from './release.js';

const now = new Date('2026-11-23T03:00:00Z');
const DECEMBER = '2026-12-20T05:00:00Z';
const FEBRUARY = '2027-01-31T17:00:00Z';
const PAST = '2026-11-01T00:00:00Z';

const of = (
  visibility: Audience,
  keyVisibility: Audience,
  availableFrom: string | null = null,
  keyFrom: string | null = null,
): Release => ({ visibility, keyVisibility, availableFrom, keyFrom });

const CASES: [Release, string, string][] = [
  [
    of('users', 'users', null, DECEMBER),
    'Mahasiswa melihat soal sekarang, kunci mulai 20 Desember 2026 12.00 WIB.',
    'Students see the questions now, the key from 20 December 2026 12:00 WIB.',
  ],
  [
    of('public', 'public'),
    'Semua orang melihat soal dan kunci sekarang.',
    'All see the questions and the key now.',
  ],
  [
    of('public', 'public', PAST, PAST),
    'Semua orang melihat soal dan kunci sekarang.',
    'All see the questions and the key now.',
  ],
  [
    of('lecturers', 'lecturers', DECEMBER),
    'Hanya dosen melihat soal dan kunci mulai 20 Desember 2026 12.00 WIB.',
    'Only lecturers see the questions and the key from 20 December 2026 12:00 WIB.',
  ],
  [
    of('users', 'users', DECEMBER, DECEMBER),
    'Mahasiswa melihat soal dan kunci mulai 20 Desember 2026 12.00 WIB.',
    'Students see the questions and the key from 20 December 2026 12:00 WIB.',
  ],
  [
    of('users', 'users', DECEMBER, PAST),
    'Mahasiswa melihat soal dan kunci mulai 20 Desember 2026 12.00 WIB.',
    'Students see the questions and the key from 20 December 2026 12:00 WIB.',
  ],
  [
    of('users', 'users', DECEMBER, FEBRUARY),
    'Mahasiswa melihat soal mulai 20 Desember 2026 12.00 WIB, kunci mulai 1 Februari 2027 00.00 WIB.',
    'Students see the questions from 20 December 2026 12:00 WIB, the key from 1 February 2027 00:00 WIB.',
  ],
  [
    of('public', 'lecturers'),
    'Semua orang melihat soal sekarang; kunci hanya untuk dosen.',
    'All see the questions now; the key is for lecturers only.',
  ],
  [
    of('public', 'users', null, DECEMBER),
    'Semua orang melihat soal sekarang; kunci hanya untuk yang sudah masuk, mulai 20 Desember 2026 12.00 WIB.',
    'All see the questions now; the key is for those who are logged in only, from 20 December 2026 12:00 WIB.',
  ],
  [
    of('users', 'owner', null, DECEMBER),
    'Mahasiswa melihat soal sekarang; kunci hanya untuk Anda.',
    'Students see the questions now; the key is for you only.',
  ],
  [
    of('owner', 'owner', DECEMBER, FEBRUARY),
    'Hanya Anda dan administrator yang melihat soal dan kunci.',
    'Only you and administrators see the questions and the key.',
  ],
];

describe.each(CASES)('%j', (release, inIndonesian, inEnglish) => {
  it('is said in Indonesian and in English', () => {
    expect(releaseSentence(release, moreTexts, now)).toBe(inIndonesian);
    expect(releaseSentence(release, english.components, now, { locale: english.language })).toBe(
      inEnglish,
    );
  });
});
