import { Button } from '../../actions/button/index.js';
import { EmptyState } from './empty-state.js';

export const Do = () => (
  <EmptyState
    size="sm"
    title="Tidak ada paket soal yang cocok."
    description="Kurangi filter, atau cari dengan kata lain."
    actions={<Button>Hapus semua filter</Button>}
  />
);

export const Dont = () => (
  <EmptyState
    size="sm"
    title="Waduh, kosong melompong!"
    description="Sepertinya Anda salah mengetik."
  />
);
