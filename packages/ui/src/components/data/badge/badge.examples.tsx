import { CHECK } from '../../../lib/internal/drawings/check.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Badge } from './badge.js';

export const Do = () => (
  <Badge tone="success" icon={<Glyph of={CHECK} size={12} />}>
    Setup Complete
  </Badge>
);

export const Dont = () => (
  <Badge tone="success">Semua materi mata kuliah ini sudah selesai diatur</Badge>
);

export const Do2 = () => (
  <Cluster gap="sm">
    <Badge>UTS</Badge>
    <Badge>Gasal</Badge>
    <Badge tone="warning">Perlu Setup</Badge>
  </Cluster>
);

export const Dont2 = () => (
  <Cluster gap="sm">
    <Badge tone="brand">UTS</Badge>
    <Badge tone="success">Gasal</Badge>
    <Badge tone="danger">2026</Badge>
    <Badge>Kelas A</Badge>
    <Badge tone="warning">Perlu Setup</Badge>
  </Cluster>
);
