import { FilterIcon, KeyIcon, LibraryIcon } from '../icon/index.js';
import { FeatureStrip } from './feature-strip.js';

export const Do = () => (
  <FeatureStrip
    direction="column"
    items={[
      { icon: <LibraryIcon size={20} />, title: 'Bank soal', text: 'Dari berbagai mata kuliah.' },
      { icon: <FilterIcon size={20} />, title: 'Filter', text: 'Menurut tingkat kesulitan.' },
      { icon: <KeyIcon size={20} />, title: 'Kunci', text: 'Kunci jawaban dan test case.' },
    ]}
  />
);

export const Dont = () => (
  <FeatureStrip
    direction="column"
    items={[
      {
        icon: <LibraryIcon size={20} />,
        title: 'Bank soal untuk semua mata kuliah di program studi',
        text: 'Dikumpulkan sejak lama oleh para dosen, diperiksa, lalu dibagikan kepada mahasiswa.',
      },
      { icon: <KeyIcon size={20} />, title: 'Kunci' },
    ]}
  />
);
