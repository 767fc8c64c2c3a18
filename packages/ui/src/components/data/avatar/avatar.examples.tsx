import { Cluster } from '../../layout/cluster/index.js';
import { Text } from '../text/index.js';
import { Avatar } from './avatar.js';

export const Do = () => (
  <Cluster gap="sm">
    <Avatar name="Dewi Lestari" />
    <Text as="span">Dewi Lestari</Text>
  </Cluster>
);

export const Dont = () => (
  <Cluster gap="sm">
    <Avatar name="Dewi Lestari" />
    <Avatar name="Dimas Laksono" />
  </Cluster>
);
