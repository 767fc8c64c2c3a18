import { Button } from '../../actions/button/index.js';
import { Text } from '../../data/text/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Stack } from '../../layout/stack/index.js';

export const Do = () => (
  <Stack>
    <Text weight="semibold">Hapus paket soal ini?</Text>
    <Cluster justify="end">
      <Button>Batal</Button>
      <Button variant="danger">Hapus</Button>
    </Cluster>
  </Stack>
);

export const Dont = () => (
  <Stack>
    <Text weight="semibold">Hapus paket soal ini?</Text>
    <Cluster justify="end">
      <Button>Tidak</Button>
      <Button variant="danger">Ya</Button>
    </Cluster>
  </Stack>
);
