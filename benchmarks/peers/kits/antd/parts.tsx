/* oxlint-disable jsx-a11y/no-autofocus -- its menu takes no keys without */
import {
  Slider as AntSlider,
  Switch as AntSwitch,
  Tree as AntTree,
  Button,
  Collapse,
  DatePicker,
  Dropdown,
  Flex,
  Typography,
} from 'antd';
import dayjs from 'dayjs';
import { useId, useMemo } from 'react';
import type {
  AccordionProps,
  CalendarProps,
  MenuProps,
  SliderProps,
  SwitchProps,
  TreeProps,
} from '../../page/parts-kit.js';

export { Provider } from './cards.js';
export const nextMonth = '.ant-picker-header-next-btn';
/** Its rows have no focus: the tree does, and names one of them. */
export const treeRow = '[role=tree]';

export function Switch({ label, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <Flex gap="small" align="center">
      <AntSwitch id={id} checked={checked} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </Flex>
  );
}

export function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <Typography.Text id={id}>{label}</Typography.Text>
      <Flex gap="small" align="center">
        <AntSlider
          ariaLabelledByForHandle={id}
          value={value}
          onChange={onChange}
          style={{ flex: 1 }}
        />
        <Typography.Text>{value}</Typography.Text>
      </Flex>
    </div>
  );
}

export function Accordion({ parts }: AccordionProps) {
  const items = useMemo(
    () =>
      parts.map(({ id, title, content }) => ({
        key: id,
        label: title,
        children: content,
        forceRender: true,
      })),
    [parts],
  );
  return <Collapse items={items} />;
}

/** Its Calendar turns months by lists only; a button for the next one has the layer of its date picker. */
export function Calendar({ label, day }: CalendarProps) {
  return <DatePicker aria-label={label} open defaultValue={dayjs(day)} />;
}

export function Menu({ label, actions }: MenuProps) {
  const menu = useMemo(
    () => ({ items: actions.map((action) => ({ key: action, label: action })) }),
    [actions],
  );
  return (
    <Dropdown menu={menu} trigger={['click']} autoFocus destroyOnHidden>
      <Button>{label}</Button>
    </Dropdown>
  );
}

export function Tree({ label, branches, open }: TreeProps) {
  const nodes = useMemo(
    () =>
      branches.map(({ id, name, leaves }) => ({
        key: id,
        title: name,
        children: leaves.map((leaf) => ({ key: leaf.id, title: leaf.name })),
      })),
    [branches],
  );
  return <AntTree aria-label={label} treeData={nodes} defaultExpandedKeys={open} motion={false} />;
}
