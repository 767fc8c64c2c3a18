import { Button } from '../../actions/button/index.js';
import { CountBadge } from './count-badge.js';

export const Do = () => (
  <Button variant="ghost">
    Pemberitahuan <CountBadge count={3} label="3 belum dibaca" />
  </Button>
);

export const Dont = () => (
  <Button variant="ghost">
    Paket soal <CountBadge count={128} label="128 paket soal" />
  </Button>
);
