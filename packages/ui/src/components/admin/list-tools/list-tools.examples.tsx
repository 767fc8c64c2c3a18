import { Button } from '../../actions/button/index.js';
import { SearchField } from '../../inputs/search-field/index.js';
import { ListTools } from './list-tools.js';

export const Do = () => (
  <ListTools
    search={
      <SearchField
        label="Cari tag"
        placeholder="Cari tag"
        landmark={false}
        value=""
        onChange={() => undefined}
      />
    }
  >
    <Button variant="primary">Tambah Tag</Button>
  </ListTools>
);

export const Dont = () => (
  <ListTools
    search={
      <SearchField
        label="Cari tag"
        placeholder="Cari tag"
        landmark={false}
        value=""
        onChange={() => undefined}
      />
    }
  >
    <Button>Impor</Button>
    <Button>Ekspor</Button>
    <Button>Gabungkan</Button>
    <Button>Hapus</Button>
    <Button variant="primary">Tambah Tag</Button>
  </ListTools>
);
