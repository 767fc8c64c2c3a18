import { Button } from '@bank-soal/ui/button';
import { ButtonGroup as OwnButtonGroup } from '@bank-soal/ui/button-group';
import { CopyButton as OwnCopyButton } from '@bank-soal/ui/copy-button';
import { Description, DescriptionList } from '@bank-soal/ui/description-list';
import { Sidebar as OwnSidebar } from '@bank-soal/ui/frame';
import { InputGroup as OwnInputGroup } from '@bank-soal/ui/input-group';
import { Pagination as OwnPagination } from '@bank-soal/ui/pagination';
import { Popover as OwnPopover, PopoverContent, PopoverTrigger } from '@bank-soal/ui/popover';
import { Stepper as OwnStepper } from '@bank-soal/ui/stepper';
import { TextField } from '@bank-soal/ui/text-field';
import { useState } from 'react';
import { FACTS, LINKS, STEPS } from '../../page/weighed.js';

export function Popover() {
  return (
    <OwnPopover>
      <PopoverTrigger>
        <Button>Akses</Button>
      </PopoverTrigger>
      <PopoverContent title="Akses">Dosen</PopoverContent>
    </OwnPopover>
  );
}

export function Pagination() {
  const [page, setPage] = useState(5);
  return <OwnPagination page={page} count={20} onPageChange={setPage} />;
}

export function Stepper() {
  return <OwnStepper steps={STEPS.map((step) => ({ id: step, label: step }))} current="Berkas" />;
}

export function Descriptions() {
  return (
    <DescriptionList>
      {FACTS.map(([term, fact]) => (
        <Description key={term} term={term}>
          {fact}
        </Description>
      ))}
    </DescriptionList>
  );
}

export function InputGroup() {
  return (
    <OwnInputGroup end="menit">
      <TextField label="Lama" />
    </OwnInputGroup>
  );
}

export function ButtonGroup() {
  return (
    <OwnButtonGroup label="Urutan">
      <Button>Naik</Button>
      <Button>Turun</Button>
    </OwnButtonGroup>
  );
}

export function CopyButton() {
  return <OwnCopyButton text="npm start" />;
}

export function Sidebar() {
  const items = LINKS.map((link) => ({ label: link, href: `#${link}` }));
  return <OwnSidebar groups={[{ items }]} />;
}
