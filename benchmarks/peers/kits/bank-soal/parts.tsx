import { AccordionItem, Accordion as OwnAccordion } from '@bank-soal/ui/accordion';
import { Button } from '@bank-soal/ui/button';
import { Calendar as OwnCalendar } from '@bank-soal/ui/calendar';
import { MenuContent, MenuItem, MenuTrigger, Menu as OwnMenu } from '@bank-soal/ui/menu';
import { Slider as OwnSlider } from '@bank-soal/ui/slider';
import { Switch as OwnSwitch } from '@bank-soal/ui/switch';
import { Tree as OwnTree } from '@bank-soal/ui/tree';
import { useMemo } from 'react';
import type {
  AccordionProps,
  CalendarProps,
  MenuProps,
  SwitchProps,
  TreeProps,
} from '../../page/parts-kit.js';

export { Provider } from './cards.js';
export const Slider = OwnSlider;
export const nextMonth = '[aria-label="Ke bulan berikutnya"]';

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <OwnSwitch
      label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

export function Accordion({ parts }: AccordionProps) {
  return (
    <OwnAccordion>
      {parts.map(({ id, title, content }) => (
        <AccordionItem key={id} value={id} title={title}>
          {content}
        </AccordionItem>
      ))}
    </OwnAccordion>
  );
}

export function Calendar({ label, day }: CalendarProps) {
  return <OwnCalendar label={label} defaultValue={day} max="2030-12-31" />;
}

export function Menu({ label, actions }: MenuProps) {
  return (
    <OwnMenu>
      <MenuTrigger>
        <Button>{label}</Button>
      </MenuTrigger>
      <MenuContent>
        {actions.map((action) => (
          <MenuItem key={action}>{action}</MenuItem>
        ))}
      </MenuContent>
    </OwnMenu>
  );
}

export function Tree({ label, branches, open }: TreeProps) {
  const items = useMemo(
    () =>
      branches.map(({ id, name, leaves }) => ({
        value: id,
        label: name,
        children: leaves.map((leaf) => ({ value: leaf.id, label: leaf.name })),
      })),
    [branches],
  );
  return <OwnTree label={label} items={items} defaultExpanded={open} />;
}
