import { Button } from '../../actions/button/index.js';
import { BulkActionBar } from './bulk-action-bar.js';

export const Do = () => (
  <BulkActionBar count={3} onClear={() => {}}>
    <Button size="sm">Ubah akses</Button>
    <Button size="sm" variant="danger">
      Hapus
    </Button>
  </BulkActionBar>
);

export const Dont = () => (
  <BulkActionBar count={3} onClear={() => {}}>
    <Button size="sm">Ganti judul</Button>
  </BulkActionBar>
);
