import { Link } from '../../../components/actions/link/index.js';
import { CommentThread } from './comment-thread.js';

export const Do = () => (
  <CommentThread
    label="Laporan dengan tautan"
    comments={[
      {
        id: 1,
        kind: 'laporan',
        status: 'terbuka',
        body: 'Pilihan B dan D sama.',
        author: 'Mira Lestari',
        mine: false,
        created: '2026-11-21T03:00:00Z',
        place: <Link href="#soal-uts">Soal UTS.pdf, hlm. 2</Link>,
        answer: null,
      },
    ]}
  />
);

export const Dont = () => (
  <CommentThread
    label="Laporan tanpa tautan"
    comments={[
      {
        id: 1,
        kind: 'laporan',
        status: 'terbuka',
        body: 'Di berkas soal, halaman dua: pilihan B dan D sama.',
        author: 'Mira Lestari',
        mine: false,
        created: '2026-11-21T03:00:00Z',
        answer: null,
      },
    ]}
  />
);
