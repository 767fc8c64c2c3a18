import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { Calendar } from '../../../components/inputs/calendar/index.js';
import { moreTexts } from '../../public/indonesian/index.js';
import { useTexts } from '../../public/texts/index.js';
import type { Day } from '../day/index.js';
import { CALENDAR_DAYS } from '../drawings/calendar-days.js';
import { Glyph } from '../glyph/index.js';
import { ownEscape } from '../own-escape.js';
import { usePortalContainer } from '../portal-container/index.js';

/** The button that opens a calendar; choosing a day closes it. */
export function DayPopover({
  label,
  disabled,
  value,
  min,
  max,
  onChoose,
}: {
  label: string;
  disabled: boolean;
  value: Day;
  min?: Day;
  max?: Day;
  onChoose: (day: Day) => void;
}) {
  const strings = useTexts(moreTexts);
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button variant="ghost" size="sm" iconOnly disabled={disabled}>
          <Glyph of={CALENDAR_DAYS} />
          <span className="ui:sr-only">{strings['dateRange.open'](label)}</span>
        </Button>
      </Popover.Trigger>
      <Popover.Portal container={usePortalContainer()}>
        <Popover.Content
          aria-label={strings['dateRange.dialog'](label)}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          onKeyDown={ownEscape(() => setOpen(false))}
          className="ui:z-50 ui:flex ui:min-h-84 ui:min-w-70 ui:justify-center ui:rounded-md ui:border ui:border-border ui:bg-surface-raised ui:text-text ui:shadow-float ui:outline-none ui:motion-safe:animate-[ui-appear_120ms_ease-out]"
        >
          <Calendar
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- who has opened it goes on in it
            autoFocus
            value={value}
            min={min}
            max={max}
            className="ui:p-3 ui:pointer-coarse:p-2"
            onChange={(day) => {
              onChoose(day);
              setOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
