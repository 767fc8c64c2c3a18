import { Button } from '../../actions/button/index.js';
import { Cluster } from '../../layout/cluster/index.js';

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
