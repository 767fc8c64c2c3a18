import {
  Button,
  InputGroup as ChakraInputGroup,
  Pagination as ChakraPagination,
  Popover as ChakraPopover,
  Clipboard,
  DataList,
  Field,
  Group,
  Input,
  Portal,
  Steps,
} from '@chakra-ui/react';
import { FACTS, STEPS } from '../../page/weighed.js';

export function Popover() {
  return (
    <ChakraPopover.Root>
      <ChakraPopover.Trigger asChild>
        <Button>Akses</Button>
      </ChakraPopover.Trigger>
      <Portal>
        <ChakraPopover.Positioner>
          <ChakraPopover.Content>
            <ChakraPopover.Body>Dosen</ChakraPopover.Body>
          </ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </Portal>
    </ChakraPopover.Root>
  );
}

export function Pagination() {
  return (
    <ChakraPagination.Root count={200} pageSize={10} defaultPage={5}>
      <ChakraPagination.PrevTrigger>Sebelumnya</ChakraPagination.PrevTrigger>
      <ChakraPagination.Items render={(page) => <Button>{page.value}</Button>} />
      <ChakraPagination.NextTrigger>Berikutnya</ChakraPagination.NextTrigger>
    </ChakraPagination.Root>
  );
}

export function Stepper() {
  return (
    <Steps.Root defaultStep={1} count={STEPS.length}>
      <Steps.List>
        {STEPS.map((step, index) => (
          <Steps.Item key={step} index={index}>
            <Steps.Indicator />
            <Steps.Title>{step}</Steps.Title>
            <Steps.Separator />
          </Steps.Item>
        ))}
      </Steps.List>
    </Steps.Root>
  );
}

export function Descriptions() {
  return (
    <DataList.Root>
      {FACTS.map(([term, fact]) => (
        <DataList.Item key={term}>
          <DataList.ItemLabel>{term}</DataList.ItemLabel>
          <DataList.ItemValue>{fact}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

export function InputGroup() {
  return (
    <Field.Root>
      <Field.Label>Lama</Field.Label>
      <ChakraInputGroup endElement="menit">
        <Input />
      </ChakraInputGroup>
    </Field.Root>
  );
}

export function ButtonGroup() {
  return (
    <Group attached aria-label="Urutan">
      <Button>Naik</Button>
      <Button>Turun</Button>
    </Group>
  );
}

export function CopyButton() {
  return (
    <Clipboard.Root value="npm start">
      <Clipboard.Trigger asChild>
        <Button>
          <Clipboard.Indicator />
          <Clipboard.CopyText />
        </Button>
      </Clipboard.Trigger>
    </Clipboard.Root>
  );
}
