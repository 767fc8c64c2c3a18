import { SearchIcon } from '../../data/icon/index.js';
import { FeatureCard } from './feature-card.js';

export const Do = () => (
  <FeatureCard
    headingLevel={4}
    href="#cari"
    icon={<SearchIcon size={20} />}
    title="Cari Soal"
    description="Menurut mata kuliah, dosen, atau tingkat kesulitan."
  />
);

export const Dont = () => (
  <FeatureCard
    headingLevel={4}
    href="#cari"
    icon={<SearchIcon size={20} />}
    title="Klik di sini"
    description="Untuk mencari soal menurut mata kuliah."
  />
);
