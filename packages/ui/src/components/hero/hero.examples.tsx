import { Button } from '../button/index.js';
import { Cluster } from '../cluster/index.js';

export const Do = () => (
  <Cluster>
    <Button variant="primary" size="lg">
      Cari Soal
    </Button>
    <Button size="lg">Upload Soal</Button>
  </Cluster>
);

export const Dont = () => (
  <Cluster>
    <Button variant="primary" size="lg">
      Cari Soal
    </Button>
    <Button variant="primary" size="lg">
      Upload Soal
    </Button>
    <Button variant="primary" size="lg">
      Buat Form Soal
    </Button>
  </Cluster>
);
