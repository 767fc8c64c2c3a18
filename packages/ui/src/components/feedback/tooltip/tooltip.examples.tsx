import { Button } from '../../actions/button/index.js';
import { Tooltip } from './tooltip.js';

export const Do = () => (
  <Tooltip text="Semua berkas paket soal dalam satu ZIP">
    <Button>Unduh</Button>
  </Tooltip>
);

export const Dont = () => (
  <Tooltip text="Unduh">
    <Button>Unduh</Button>
  </Tooltip>
);
