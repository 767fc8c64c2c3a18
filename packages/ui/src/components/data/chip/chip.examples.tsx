import { Cluster } from '../../layout/cluster/index.js';
import { Chip } from './chip.js';

export const Do = () => (
  <Cluster>
    <Chip onRemove={() => {}}>Struktur Data</Chip>
    <Chip onRemove={() => {}}>Sulit</Chip>
  </Cluster>
);

export const Dont = () => (
  <Cluster>
    <Chip onRemove={() => {}}>Hanya paket soal dari mata kuliah Struktur Data</Chip>
    <Chip onRemove={() => {}}>Tingkat kesulitannya sulit</Chip>
  </Cluster>
);
