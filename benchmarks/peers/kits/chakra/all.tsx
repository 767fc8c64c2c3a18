import {
  Button,
  Dialog as ChakraDialog,
  Table as ChakraTable,
  Tabs as ChakraTabs,
  Combobox,
  createListCollection,
  Portal,
  Select,
  Tag,
} from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type {
  ChoiceProps,
  DialogProps,
  MultiSelectProps,
  Row,
  TabGroupProps,
} from '../../page/kit.js';

export * from './cards.js';

export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, cancel, confirm } = props;
  return (
    <ChakraDialog.Root open={open} onOpenChange={onClose} lazyMount unmountOnExit>
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            <ChakraDialog.Body>
              <ChakraDialog.Description>{description}</ChakraDialog.Description>
              {children}
            </ChakraDialog.Body>
            <ChakraDialog.Footer>
              <Button variant="outline" onClick={onClose}>
                {cancel}
              </Button>
              <Button onClick={onClose}>{confirm}</Button>
            </ChakraDialog.Footer>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

export function MultiSelect({ label, options, value, onChange }: MultiSelectProps) {
  const [text, setText] = useState('');
  const collection = useMemo(() => {
    const needle = text.trim().toLowerCase();
    return createListCollection({
      items: options.filter((option) => option.toLowerCase().includes(needle)),
    });
  }, [options, text]);
  return (
    <Combobox.Root
      multiple
      openOnClick
      collection={collection}
      value={value}
      onValueChange={(details) => onChange(details.value)}
      onInputValueChange={(details) => setText(details.inputValue)}
    >
      <Combobox.Label>{label}</Combobox.Label>
      <div className="bench-wrap">
        {value.map((one) => (
          <Tag.Root key={one}>
            <Tag.Label>{one}</Tag.Label>
          </Tag.Root>
        ))}
      </div>
      <Combobox.Control>
        <Combobox.Input />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content>
            {collection.items.map((item) => (
              <Combobox.Item key={item} item={item}>
                {item}
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}

export function Table({ head, rows }: { head: string[]; rows: Row[] }) {
  return (
    <ChakraTable.Root>
      <ChakraTable.Header>
        <ChakraTable.Row>
          {head.map((name) => (
            <ChakraTable.ColumnHeader key={name}>{name}</ChakraTable.ColumnHeader>
          ))}
        </ChakraTable.Row>
      </ChakraTable.Header>
      <ChakraTable.Body>
        {rows.map((row) => (
          <ChakraTable.Row key={row.id}>
            <ChakraTable.Cell>{row.title}</ChakraTable.Cell>
            <ChakraTable.Cell>{row.subject}</ChakraTable.Cell>
            <ChakraTable.Cell>{row.lecturer}</ChakraTable.Cell>
            <ChakraTable.Cell textAlign="end">{row.year}</ChakraTable.Cell>
            <ChakraTable.Cell textAlign="end">{row.downloads}</ChakraTable.Cell>
          </ChakraTable.Row>
        ))}
      </ChakraTable.Body>
    </ChakraTable.Root>
  );
}

export function Choice({ label, options, value, onChange }: ChoiceProps) {
  const collection = useMemo(() => createListCollection({ items: options }), [options]);
  return (
    <Select.Root
      collection={collection}
      value={[value]}
      onValueChange={(details) => onChange(details.value[0] ?? '')}
    >
      <Select.HiddenSelect />
      <Select.Label>{label}</Select.Label>
      <Select.Control>
        <Select.Trigger>
          <Select.ValueText />
        </Select.Trigger>
        <Select.IndicatorGroup>
          <Select.Indicator />
        </Select.IndicatorGroup>
      </Select.Control>
      <Portal>
        <Select.Positioner>
          <Select.Content>
            {options.map((option) => (
              <Select.Item key={option} item={option}>
                {option}
                <Select.ItemIndicator />
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Positioner>
      </Portal>
    </Select.Root>
  );
}

export function TabGroup({ label, tabs, value, onChange }: TabGroupProps) {
  return (
    <ChakraTabs.Root
      value={value}
      lazyMount
      unmountOnExit
      onValueChange={(details) => onChange(details.value)}
    >
      <ChakraTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <ChakraTabs.Trigger key={tab.id} value={tab.id}>
            {tab.name}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {tabs.map((tab) => (
        <ChakraTabs.Content key={tab.id} value={tab.id}>
          {tab.text}
        </ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  );
}
