import {
  Button,
  Accordion as ChakraAccordion,
  Menu as ChakraMenu,
  Slider as ChakraSlider,
  Switch as ChakraSwitch,
  Portal,
} from '@chakra-ui/react';
import { useMemo } from 'react';
import type { AccordionProps, MenuProps, SliderProps, SwitchProps } from '../../page/parts-kit.js';

export { Calendar, nextMonth } from './calendar.js';
export { Provider } from './cards.js';
export { Tree, treeRow } from './tree.js';

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <ChakraSwitch.Root checked={checked} onCheckedChange={(details) => onChange(details.checked)}>
      <ChakraSwitch.HiddenInput />
      <ChakraSwitch.Control />
      <ChakraSwitch.Label>{label}</ChakraSwitch.Label>
    </ChakraSwitch.Root>
  );
}

export function Slider({ label, value, onChange }: SliderProps) {
  const values = useMemo(() => [value], [value]);
  return (
    <ChakraSlider.Root value={values} onValueChange={(details) => onChange(details.value[0] ?? 0)}>
      <ChakraSlider.Label>{label}</ChakraSlider.Label>
      <ChakraSlider.ValueText />
      <ChakraSlider.Control>
        <ChakraSlider.Track>
          <ChakraSlider.Range />
        </ChakraSlider.Track>
        <ChakraSlider.Thumbs />
      </ChakraSlider.Control>
    </ChakraSlider.Root>
  );
}

export function Accordion({ parts }: AccordionProps) {
  return (
    <ChakraAccordion.Root multiple>
      {parts.map(({ id, title, content }) => (
        <ChakraAccordion.Item key={id} value={id}>
          <ChakraAccordion.ItemTrigger>
            {title}
            <ChakraAccordion.ItemIndicator />
          </ChakraAccordion.ItemTrigger>
          <ChakraAccordion.ItemContent>
            <ChakraAccordion.ItemBody>{content}</ChakraAccordion.ItemBody>
          </ChakraAccordion.ItemContent>
        </ChakraAccordion.Item>
      ))}
    </ChakraAccordion.Root>
  );
}

export function Menu({ label, actions }: MenuProps) {
  return (
    <ChakraMenu.Root lazyMount unmountOnExit>
      <ChakraMenu.Trigger asChild>
        <Button variant="outline">{label}</Button>
      </ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {actions.map((action) => (
              <ChakraMenu.Item key={action} value={action}>
                {action}
              </ChakraMenu.Item>
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
