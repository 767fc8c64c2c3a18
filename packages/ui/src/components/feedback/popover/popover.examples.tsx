import { Button } from '../../actions/button/index.js';
import { Text } from '../../data/text/index.js';
import { Popover, PopoverContent, PopoverTrigger } from './popover.js';

export const Do = () => (
  <Popover>
    <PopoverTrigger>
      <Button>Akses</Button>
    </PopoverTrigger>
    <PopoverContent title="Siapa yang dapat melihat">
      <Text size="sm">Mahasiswa dan dosen, sejak 21 November 2026.</Text>
    </PopoverContent>
  </Popover>
);

export const Dont = () => (
  <Popover>
    <PopoverTrigger>
      <Button>Info</Button>
    </PopoverTrigger>
    <PopoverContent title="Sebelum mengirim">
      <Text size="sm">Paket soal yang sudah dikirim tidak dapat diubah.</Text>
    </PopoverContent>
  </Popover>
);
