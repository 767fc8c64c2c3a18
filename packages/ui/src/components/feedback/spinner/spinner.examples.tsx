import { Button } from '../../actions/button/index.js';
import { Text } from '../../data/text/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Spinner } from './spinner.js';

export const Do = () => (
  <Stack align="start">
    <Button busy>Simpan</Button>
    <Cluster>
      <Spinner size="sm" label={null} />
      <Text as="span">Memuat Data...</Text>
    </Cluster>
  </Stack>
);

export const Dont = () => (
  <div style={{ padding: '2rem', textAlign: 'center' }}>
    <Spinner size="lg" />
  </div>
);
