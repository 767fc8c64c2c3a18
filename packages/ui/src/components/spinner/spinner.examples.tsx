import { Button } from '../button/index.js';
import { Cluster } from '../cluster/index.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
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
