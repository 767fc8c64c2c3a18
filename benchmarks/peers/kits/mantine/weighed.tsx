import {
  AppShell,
  Button,
  DataList,
  CopyButton as MantineCopyButton,
  Pagination as MantinePagination,
  Popover as MantinePopover,
  Stepper as MantineStepper,
  NavLink,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { FACTS, LINKS, STEPS } from '../../page/weighed.js';

export function Popover() {
  return (
    <MantinePopover>
      <MantinePopover.Target>
        <Button>Akses</Button>
      </MantinePopover.Target>
      <MantinePopover.Dropdown>Dosen</MantinePopover.Dropdown>
    </MantinePopover>
  );
}

export function Pagination() {
  const [page, setPage] = useState(5);
  return <MantinePagination value={page} total={20} onChange={setPage} />;
}

export function Stepper() {
  return (
    <MantineStepper active={1}>
      {STEPS.map((step) => (
        <MantineStepper.Step key={step} label={step} />
      ))}
    </MantineStepper>
  );
}

export function Descriptions() {
  return (
    <DataList>
      {FACTS.map(([term, fact]) => (
        <DataList.Item key={term}>
          <DataList.ItemLabel>{term}</DataList.ItemLabel>
          <DataList.ItemValue>{fact}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}

export function InputGroup() {
  return <TextInput label="Lama" rightSection="menit" />;
}

export function ButtonGroup() {
  return (
    <Button.Group aria-label="Urutan">
      <Button>Naik</Button>
      <Button>Turun</Button>
    </Button.Group>
  );
}

export function CopyButton() {
  return (
    <MantineCopyButton value="npm start">
      {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Tersalin' : 'Salin'}</Button>}
    </MantineCopyButton>
  );
}

export function Sidebar() {
  return (
    <AppShell navbar={{ width: 240, breakpoint: 'sm' }}>
      <AppShell.Navbar>
        {LINKS.map((link) => (
          <NavLink key={link} href={`#${link}`} label={link} />
        ))}
      </AppShell.Navbar>
    </AppShell>
  );
}
