import { Text } from '../../data/text/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { BrandMark } from './brand-mark.js';

export const Do = () => (
  <Cluster>
    <BrandMark name={null} />
    <Text weight="semibold">Bank Soal Informatika</Text>
  </Cluster>
);

export const Dont = () => (
  <Cluster>
    <BrandMark variant="university" />
    <BrandMark />
  </Cluster>
);
