import {
  Button,
  FocusModal,
  Label,
  Table as MedusaTable,
  Tabs as MedusaTabs,
  Select,
  Text,
} from '@medusajs/ui';
import { useId } from 'react';
import type { ChoiceProps, DialogProps, Row, TabGroupProps } from '../../page/kit.js';

export * from './cards.js';

/** Its Prompt is an alert with fixed parts; what holds any content is its FocusModal. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, cancel, confirm } = props;
  return (
    <FocusModal open={open} onOpenChange={onClose}>
      <FocusModal.Content>
        <FocusModal.Body>
          <FocusModal.Title>{title}</FocusModal.Title>
          <FocusModal.Description>{description}</FocusModal.Description>
          {children}
        </FocusModal.Body>
        <FocusModal.Footer>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button onClick={onClose}>{confirm}</Button>
        </FocusModal.Footer>
      </FocusModal.Content>
    </FocusModal>
  );
}

export function Table({ head, rows }: { head: string[]; rows: Row[] }) {
  return (
    <MedusaTable>
      <MedusaTable.Header>
        <MedusaTable.Row>
          {head.map((name) => (
            <MedusaTable.HeaderCell key={name}>{name}</MedusaTable.HeaderCell>
          ))}
        </MedusaTable.Row>
      </MedusaTable.Header>
      <MedusaTable.Body>
        {rows.map((row) => (
          <MedusaTable.Row key={row.id}>
            <MedusaTable.Cell>{row.title}</MedusaTable.Cell>
            <MedusaTable.Cell>{row.subject}</MedusaTable.Cell>
            <MedusaTable.Cell>{row.lecturer}</MedusaTable.Cell>
            <MedusaTable.Cell className="text-right">{row.year}</MedusaTable.Cell>
            <MedusaTable.Cell className="text-right">{row.downloads}</MedusaTable.Cell>
          </MedusaTable.Row>
        ))}
      </MedusaTable.Body>
    </MedusaTable>
  );
}

export function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select value={value} onValueChange={onChange}>
        <Select.Trigger id={id}>
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          {options.map((option) => (
            <Select.Item key={option} value={option}>
              {option}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </div>
  );
}

export function TabGroup({ label, tabs, value, onChange }: TabGroupProps) {
  return (
    <MedusaTabs value={value} onValueChange={onChange}>
      <MedusaTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <MedusaTabs.Trigger key={tab.id} value={tab.id}>
            {tab.name}
          </MedusaTabs.Trigger>
        ))}
      </MedusaTabs.List>
      {tabs.map((tab) => (
        <MedusaTabs.Content key={tab.id} value={tab.id}>
          <Text>{tab.text}</Text>
        </MedusaTabs.Content>
      ))}
    </MedusaTabs>
  );
}
