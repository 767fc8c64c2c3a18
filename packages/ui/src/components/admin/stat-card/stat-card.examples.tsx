import { StatGrid } from '../stat-grid/index.js';
import { StatCard } from './stat-card.js';

export const Do = () => (
  <StatGrid>
    <StatCard label="Paket soal aktif" value={1234} />
  </StatGrid>
);

export const Dont = () => (
  <StatGrid>
    <StatCard label="Total" value={1234} />
  </StatGrid>
);

export const Do2 = () => (
  <StatGrid>
    <StatCard label="Unduhan bulan ini" value={480} hint="12 % lebih banyak dari Oktober" />
  </StatGrid>
);

export const Dont2 = () => (
  <StatGrid>
    <StatCard label="Unduhan bulan ini" value={480} hint="↑ 12 %" />
  </StatGrid>
);
