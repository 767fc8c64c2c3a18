import {
  Button,
  DropdownMenu,
  Flex,
  Slider as RadixSlider,
  Switch as RadixSwitch,
  Text,
} from '@radix-ui/themes';
import { useMemo } from 'react';
import type { MenuProps, SliderProps, SwitchProps } from '../../page/parts-kit.js';

export { Provider } from './cards.js';

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <Text as="label" size="2">
      <Flex gap="2">
        <RadixSwitch checked={checked} onCheckedChange={onChange} />
        {label}
      </Flex>
    </Text>
  );
}

export function Slider({ label, value, onChange }: SliderProps) {
  const values = useMemo(() => [value], [value]);
  return (
    <div>
      <Text as="p" size="2" weight="medium">
        {label}
      </Text>
      <Flex gap="3" align="center">
        <RadixSlider
          aria-label={label}
          value={values}
          onValueChange={([next]) => next !== undefined && onChange(next)}
        />
        <Text size="2">{value}</Text>
      </Flex>
    </div>
  );
}

export function Menu({ label, actions }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <Button variant="soft">
          {label}
          <DropdownMenu.TriggerIcon />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        {actions.map((action) => (
          <DropdownMenu.Item key={action}>{action}</DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
