import { MarkdownView } from './markdown-view.js';

export const Do = () => (
  <MarkdownView
    source={'Ujian **90 menit**, tiga soal:\n\n1. Struktur data linear\n2. Pohon\n3. Graf'}
  />
);

export const Dont = () => (
  <MarkdownView
    source={
      '| Waktu | 90 menit |\n| --- | --- |\n| Soal 1 | Struktur data linear |\n| Soal 2 | Pohon |'
    }
  />
);
