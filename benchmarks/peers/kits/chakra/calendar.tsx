import { DatePicker, parseDate } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { CalendarProps } from '../../page/parts-kit.js';

export const nextMonth = '[data-part=next-trigger]';

export function Calendar({ label, day }: CalendarProps) {
  const value = useMemo(() => [parseDate(day)], [day]);
  return (
    <DatePicker.Root inline defaultValue={value} width="fit-content">
      <DatePicker.Label>{label}</DatePicker.Label>
      <DatePicker.Content unstyled>
        <DatePicker.View view="day">
          <DatePicker.Header />
          <DatePicker.DayTable />
        </DatePicker.View>
      </DatePicker.Content>
    </DatePicker.Root>
  );
}
