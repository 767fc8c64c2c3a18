import {
  Button,
  Flex,
  Dialog as RadixDialog,
  Table as RadixTable,
  Tabs as RadixTabs,
  Select,
  Text,
} from '@radix-ui/themes';
import { useId } from 'react';
import type { ChoiceProps, DialogProps, Row, TabGroupProps } from '../../page/kit.js';

export * from './cards.js';

export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, cancel, confirm } = props;
  return (
    <RadixDialog.Root open={open} onOpenChange={onClose}>
      <RadixDialog.Content>
        <RadixDialog.Title>{title}</RadixDialog.Title>
        <RadixDialog.Description size="2">{description}</RadixDialog.Description>
        {children}
        <Flex gap="2" justify="end">
          <Button variant="soft" color="gray" onClick={onClose}>
            {cancel}
          </Button>
          <Button onClick={onClose}>{confirm}</Button>
        </Flex>
      </RadixDialog.Content>
    </RadixDialog.Root>
  );
}

export function Table({ head, rows }: { head: string[]; rows: Row[] }) {
  return (
    <RadixTable.Root>
      <RadixTable.Header>
        <RadixTable.Row>
          {head.map((name) => (
            <RadixTable.ColumnHeaderCell key={name}>{name}</RadixTable.ColumnHeaderCell>
          ))}
        </RadixTable.Row>
      </RadixTable.Header>
      <RadixTable.Body>
        {rows.map((row) => (
          <RadixTable.Row key={row.id}>
            <RadixTable.Cell>{row.title}</RadixTable.Cell>
            <RadixTable.Cell>{row.subject}</RadixTable.Cell>
            <RadixTable.Cell>{row.lecturer}</RadixTable.Cell>
            <RadixTable.Cell justify="end">{row.year}</RadixTable.Cell>
            <RadixTable.Cell justify="end">{row.downloads}</RadixTable.Cell>
          </RadixTable.Row>
        ))}
      </RadixTable.Body>
    </RadixTable.Root>
  );
}

export function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        {label}
      </Text>
      <Select.Root value={value} onValueChange={onChange}>
        <Select.Trigger id={id} />
        <Select.Content>
          {options.map((option) => (
            <Select.Item key={option} value={option}>
              {option}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
    </div>
  );
}

export function TabGroup({ label, tabs, value, onChange }: TabGroupProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id}>
            {tab.name}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id}>
          {tab.text}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
