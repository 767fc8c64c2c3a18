import {
  Button,
  DropdownMenu,
  Label,
  Calendar as MedusaCalendar,
  Switch as MedusaSwitch,
} from '@medusajs/ui';
import { useId, useMemo } from 'react';
import type { CalendarProps, MenuProps, SwitchProps } from '../../page/parts-kit.js';

export { Provider } from './cards.js';
export const nextMonth = '#root [aria-label^="Next"]';

export function Switch({ label, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <MedusaSwitch id={id} checked={checked} onCheckedChange={onChange} />
      <Label htmlFor={id}>{label}</Label>
    </div>
  );
}

export function Calendar({ label, day }: CalendarProps) {
  const date = useMemo(() => new Date(day), [day]);
  return <MedusaCalendar aria-label={label} value={date} />;
}

export function Menu({ label, actions }: MenuProps) {
  return (
    <DropdownMenu modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button variant="secondary">{label}</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        {actions.map((action) => (
          <DropdownMenu.Item key={action}>{action}</DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}
