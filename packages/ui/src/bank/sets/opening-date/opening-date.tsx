'use client';

import { useState } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { Field, type FieldProps } from '../../../components/inputs/field/index.js';
import { TextField } from '../../../components/inputs/text-field/index.js';
import { Cluster } from '../../../components/layout/cluster/index.js';
import { readDay, writeDay } from '../../../lib/internal/day/index.js';
import { DayPopover } from '../../../lib/internal/day-popover/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { useTimeZone, zoneName } from '../../../lib/public/time-zone/index.js';
import { NO_OPENING, type OpeningText, openingIn, readOpening } from './opening.js';
import { openingPresets } from './presets.js';

export interface OpeningDateProps
  extends Omit<FieldProps, 'kind' | 'children' | 'onChange' | 'label'> {
  /** Names what is opened, such as 'Kunci dibuka'. */
  label: string;
  /** Typed date and time; empty means at once. Stored as typed, so that nothing is lost. */
  value: OpeningText;
  /** Called with every change, readable or not; `readOpening` tells which. */
  onChange: (value: OpeningText) => void;
  /**
   * Names the button that empties it.
   * @default 'Sekarang'
   */
  emptyLabel?: string;
  /** Current time, so that a past moment is reported. Absent: when the field appeared. */
  now?: Date;
}

/** When something opens: a day and a time, with the moments that are often wanted. */
export function OpeningDate({
  value,
  onChange,
  emptyLabel,
  now: given,
  hint,
  error,
  ...rest
}: OpeningDateProps) {
  const strings = useTexts(moreTexts);
  const [opened] = useState(() => new Date());
  const now = given ?? opened;
  const [left, setLeft] = useState(false);
  const timeZone = useTimeZone();
  const shown = openingIn(value, timeZone);
  const read = readOpening(shown);
  const problem = left && 'problem' in read ? read.problem : undefined;
  const past = 'at' in read && read.at !== null && Date.parse(read.at) <= now.getTime();
  const change = (part: Partial<OpeningText>) => onChange({ ...shown, ...part });
  return (
    <Field
      {...rest}
      kind="group"
      hint={past ? strings['opening.past'] : hint}
      error={
        error ??
        (problem && strings[problem === 'day' ? 'dateRange.invalid' : 'opening.invalidTime'])
      }
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setLeft(true);
      }}
    >
      <div
        data-component="opening-date"
        data-past={past || undefined}
        className="ui:flex ui:flex-col ui:gap-3"
      >
        <Cluster gap="xs">
          <Button size="sm" onClick={() => onChange(NO_OPENING)}>
            {emptyLabel ?? strings['opening.now']}
          </Button>
          {openingPresets(now, timeZone).map(({ id, text }) => (
            <Button key={id} size="sm" onClick={() => onChange(text)}>
              {strings[`opening.${id}`]}
            </Button>
          ))}
        </Cluster>
        <div className="ui:grid ui:columns-fill ui:items-start ui:gap-3 ui:[--column:9.25rem]">
          <TextField
            label={strings['opening.day']}
            autoComplete="off"
            inputMode="numeric"
            placeholder={strings['dateRange.placeholder']}
            aria-invalid={Boolean(error) || problem === 'day' || undefined}
            value={shown.day}
            onChange={(event) => change({ day: event.target.value })}
            end={
              <DayPopover
                label={strings['opening.day']}
                disabled={false}
                value={readDay(shown.day) ?? ''}
                onChoose={(day) => change({ day: writeDay(day) })}
              />
            }
          />
          <TextField
            label={strings['opening.time'](zoneName(now, timeZone))}
            autoComplete="off"
            inputMode="decimal"
            placeholder={strings['opening.timePlaceholder']}
            aria-invalid={Boolean(error) || problem === 'time' || undefined}
            value={shown.time}
            onChange={(event) => change({ time: event.target.value })}
          />
        </div>
      </div>
    </Field>
  );
}
