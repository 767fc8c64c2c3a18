import {
  Button,
  Group,
  getTreeExpandedState,
  Accordion as MantineAccordion,
  Menu as MantineMenu,
  Slider as MantineSlider,
  Switch as MantineSwitch,
  Text as MantineText,
  Tree as MantineTree,
  useTree,
} from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useId, useMemo } from 'react';
import type {
  AccordionProps,
  CalendarProps,
  MenuProps,
  SliderProps,
  SwitchProps,
  TreeProps,
} from '../../page/parts-kit.js';
import '@mantine/dates/styles.css';

export { Provider } from './cards.js';
export const nextMonth = '[data-direction=next]';

const AT_ONCE = { duration: 0 };

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <MantineSwitch
      label={label}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

export function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <MantineText id={id} size="sm">
        {label}
      </MantineText>
      <Group wrap="nowrap">
        <MantineSlider
          flex={1}
          thumbProps={{ 'aria-labelledby': id }}
          value={value}
          onChange={onChange}
        />
        <MantineText size="sm">{value}</MantineText>
      </Group>
    </div>
  );
}

export function Accordion({ parts }: AccordionProps) {
  return (
    <MantineAccordion multiple transitionDuration={0}>
      {parts.map(({ id, title, content }) => (
        <MantineAccordion.Item key={id} value={id}>
          <MantineAccordion.Control>{title}</MantineAccordion.Control>
          <MantineAccordion.Panel>{content}</MantineAccordion.Panel>
        </MantineAccordion.Item>
      ))}
    </MantineAccordion>
  );
}

export function Calendar({ label, day }: CalendarProps) {
  return <DatePicker aria-label={label} defaultValue={day} defaultDate={day} />;
}

export function Menu({ label, actions }: MenuProps) {
  return (
    <MantineMenu transitionProps={AT_ONCE}>
      <MantineMenu.Target>
        <Button variant="default">{label}</Button>
      </MantineMenu.Target>
      <MantineMenu.Dropdown>
        {actions.map((action) => (
          <MantineMenu.Item key={action}>{action}</MantineMenu.Item>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}

export function Tree({ label, branches, open }: TreeProps) {
  const data = useMemo(
    () =>
      branches.map(({ id, name, leaves }) => ({
        value: id,
        label: name,
        children: leaves.map((leaf) => ({ value: leaf.id, label: leaf.name })),
      })),
    [branches],
  );
  const tree = useTree({ initialExpandedState: getTreeExpandedState(data, open) });
  return <MantineTree aria-label={label} data={data} tree={tree} />;
}
