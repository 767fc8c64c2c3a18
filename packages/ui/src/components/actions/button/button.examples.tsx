import { Cluster } from '../../layout/cluster/index.js';
import { Button } from './button.js';

export const Do = () => <Button>Simpan perubahan</Button>;

export const Dont = () => <Button>OK</Button>;

export const Do2 = () => (
  <Cluster>
    <Button variant="primary">Simpan paket soal</Button>
    <Button variant="ghost">Batal</Button>
  </Cluster>
);

export const Dont2 = () => (
  <Cluster>
    <Button variant="primary">Simpan paket soal</Button>
    <Button variant="primary">Simpan sebagai draf</Button>
  </Cluster>
);
