import { Card } from '../../data/card/index.js';
import { Text } from '../../data/text/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Skeleton } from './skeleton.js';

export const Do = () => (
  <Card>
    <Stack>
      <Cluster>
        <Skeleton shape="circle" />
        <Skeleton shape="line" width="8rem" />
      </Cluster>
      <Skeleton lines={2} />
    </Stack>
  </Card>
);

export const Dont = () => (
  <Cluster gap="xs">
    <Text as="span">Struktur Data oleh</Text>
    <Skeleton width="3rem" />
    <Text as="span">diunduh</Text>
    <Skeleton width="1.5rem" />
    <Text as="span">kali</Text>
  </Cluster>
);
