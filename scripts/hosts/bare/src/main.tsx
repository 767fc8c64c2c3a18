import '@bank-soal/ui/styles.css';
import { Button } from '@bank-soal/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@bank-soal/ui/dialog';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@bank-soal/ui/menu';
import { MultiCombobox } from '@bank-soal/ui/multi-combobox';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Parts that stand on nothing but what the library brings. */
function Page() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <Dialog>
        <DialogTrigger>
          <Button>Buka dialog</Button>
        </DialogTrigger>
        <DialogContent title="Dialog">Isi</DialogContent>
      </Dialog>
      <Menu>
        <MenuTrigger>
          <Button>Buka menu</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>Butir</MenuItem>
        </MenuContent>
      </Menu>
      <MultiCombobox label="Topik" options={['Graf']} value={chosen} onChange={setChosen} />
    </>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(<Page />);
