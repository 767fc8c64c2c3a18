import {
  Button,
  Group,
  MultiSelect as MantineMultiSelect,
  Table as MantineTable,
  Tabs as MantineTabs,
  Text as MantineText,
  Modal,
  Select,
} from '@mantine/core';
import type {
  ChoiceProps,
  DialogProps,
  MultiSelectProps,
  Row,
  TabGroupProps,
} from '../../page/kit.js';

export * from './cards.js';

const AT_ONCE = { duration: 0 };

export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, cancel, confirm } = props;
  return (
    <Modal
      opened={open}
      onClose={onClose}
      title={title}
      withCloseButton={false}
      transitionProps={AT_ONCE}
    >
      <MantineText size="sm">{description}</MantineText>
      {children}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
        <Button onClick={onClose}>{confirm}</Button>
      </Group>
    </Modal>
  );
}

export function MultiSelect({ label, options, value, onChange }: MultiSelectProps) {
  return (
    <MantineMultiSelect
      searchable
      label={label}
      data={options}
      value={value}
      onChange={onChange}
      comboboxProps={{ transitionProps: AT_ONCE }}
    />
  );
}

export function Table({ head, rows }: { head: string[]; rows: Row[] }) {
  return (
    <MantineTable>
      <MantineTable.Thead>
        <MantineTable.Tr>
          {head.map((name) => (
            <MantineTable.Th key={name}>{name}</MantineTable.Th>
          ))}
        </MantineTable.Tr>
      </MantineTable.Thead>
      <MantineTable.Tbody>
        {rows.map((row) => (
          <MantineTable.Tr key={row.id}>
            <MantineTable.Td>{row.title}</MantineTable.Td>
            <MantineTable.Td>{row.subject}</MantineTable.Td>
            <MantineTable.Td>{row.lecturer}</MantineTable.Td>
            <MantineTable.Td ta="end">{row.year}</MantineTable.Td>
            <MantineTable.Td ta="end">{row.downloads}</MantineTable.Td>
          </MantineTable.Tr>
        ))}
      </MantineTable.Tbody>
    </MantineTable>
  );
}

export function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <Select
      label={label}
      data={options}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}

export function TabGroup({ label, tabs, value, onChange }: TabGroupProps) {
  return (
    <MantineTabs
      value={value}
      keepMounted={false}
      onChange={(next) => next !== null && onChange(next)}
    >
      <MantineTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.id} value={tab.id}>
            {tab.name}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((tab) => (
        <MantineTabs.Panel key={tab.id} value={tab.id}>
          {tab.text}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}
