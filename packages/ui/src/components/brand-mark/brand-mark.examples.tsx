import { Cluster } from '../cluster/index.js';
import { Text } from '../text/index.js';
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
