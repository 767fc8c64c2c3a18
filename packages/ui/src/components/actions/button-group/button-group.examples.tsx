import { MoreIcon } from '../../data/icon/index.js';
import { Button } from '../button/index.js';
import { ButtonGroup } from './button-group.js';

export const Do = () => (
  <ButtonGroup label="Unduh naskah">
    <Button>Unduh PDF</Button>
    <Button iconOnly aria-label="Format lain">
      <MoreIcon />
    </Button>
  </ButtonGroup>
);

export const Dont = () => (
  <ButtonGroup label="Naskah">
    <Button>Simpan</Button>
    <Button variant="danger">Hapus</Button>
  </ButtonGroup>
);
