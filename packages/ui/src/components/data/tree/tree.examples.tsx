import { Tree } from './tree.js';

export const Do = () => (
  <Tree
    label="Paket soal"
    defaultValue="uts"
    defaultExpanded={['struktur-data']}
    items={[
      {
        value: 'struktur-data',
        label: 'Struktur Data',
        children: [
          { value: 'uts', label: 'UTS 2026' },
          { value: 'uas', label: 'UAS 2026' },
        ],
      },
    ]}
  />
);

export const Dont = () => (
  <Tree
    label="Paket soal"
    defaultExpanded={['fakultas', 'jurusan']}
    items={[
      {
        value: 'fakultas',
        label: 'Fakultas',
        children: [
          { value: 'jurusan', label: 'Jurusan', children: [{ value: 'uts', label: 'UTS 2026' }] },
        ],
      },
    ]}
  />
);
