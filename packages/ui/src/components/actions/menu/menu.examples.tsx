import { Button } from '../button/index.js';
import { Menu, MenuContent, MenuItem, MenuTrigger } from './menu.js';

export const Do = () => (
  <Menu>
    <MenuTrigger>
      <Button>Unduh</Button>
    </MenuTrigger>
    <MenuContent align="start">
      <MenuItem>UTS Struktur Data.pdf</MenuItem>
      <MenuItem>Kunci jawaban.pdf</MenuItem>
      <MenuItem>Unduh semua</MenuItem>
    </MenuContent>
  </Menu>
);

export const Dont = () => (
  <Menu>
    <MenuTrigger>
      <Button>Lainnya</Button>
    </MenuTrigger>
    <MenuContent align="start">
      <MenuItem>Unduh</MenuItem>
    </MenuContent>
  </Menu>
);
