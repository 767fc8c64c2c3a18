import { Button } from '../../actions/button/index.js';
import { KeyIcon, SearchIcon } from './icon.js';

export const Do = () => <Button icon={<SearchIcon />}>Cari kunci jawaban</Button>;

export const Dont = () => (
  <Button icon={<SearchIcon size={32} />}>
    Cari kunci jawaban <KeyIcon />
  </Button>
);
