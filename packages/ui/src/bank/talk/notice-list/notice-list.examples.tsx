import { NoticeList } from './notice-list.js';

export const Do = () => (
  <NoticeList
    label="Pemberitahuan yang menyebut isinya"
    notices={[
      {
        id: 1,
        kind: 'laporan',
        at: '2026-11-22T03:00:00Z',
        read: false,
        title: 'UTS Basis Data',
        text: 'Mira Lestari: Nomor 3 salah cetak.',
        href: '#uts-basis-data',
      },
    ]}
  />
);

export const Dont = () => (
  <NoticeList
    label="Pemberitahuan tanpa isi"
    notices={[
      {
        id: 1,
        kind: 'laporan',
        at: '2026-11-22T03:00:00Z',
        read: false,
        title: 'UTS Basis Data',
        text: 'Anda menerima laporan kesalahan.',
        href: '#uts-basis-data',
      },
    ]}
  />
);
