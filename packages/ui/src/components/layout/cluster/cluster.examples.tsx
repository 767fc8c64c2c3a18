import { Button } from '../../actions/button/index.js';
import { Badge } from '../../data/badge/index.js';
import { Text } from '../../data/text/index.js';
import { Cluster } from './cluster.js';

export const Do = () => (
  <Cluster justify="between">
    <Text weight="semibold">UAS Struktur Data</Text>
    <Button size="sm">Unduh</Button>
  </Cluster>
);

export const Dont = () => (
  <Cluster justify="between">
    <Text weight="semibold">UAS Struktur Data</Text>
    <Badge>Sulit</Badge>
    <Button size="sm">Unduh</Button>
  </Cluster>
);
