import { Button, DataList, Popover as RadixPopover, Text, TextField } from '@radix-ui/themes';
import { FACTS } from '../../page/weighed.js';

export function Popover() {
  return (
    <RadixPopover.Root>
      <RadixPopover.Trigger>
        <Button>Akses</Button>
      </RadixPopover.Trigger>
      <RadixPopover.Content>Dosen</RadixPopover.Content>
    </RadixPopover.Root>
  );
}

export function Descriptions() {
  return (
    <DataList.Root>
      {FACTS.map(([term, fact]) => (
        <DataList.Item key={term}>
          <DataList.Label>{term}</DataList.Label>
          <DataList.Value>{fact}</DataList.Value>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

export function InputGroup() {
  return (
    <Text as="label">
      Lama
      <TextField.Root>
        <TextField.Slot side="right">menit</TextField.Slot>
      </TextField.Root>
    </Text>
  );
}
