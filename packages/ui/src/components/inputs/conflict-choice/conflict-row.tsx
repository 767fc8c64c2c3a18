import { type ReactNode, useId } from 'react';
import { RadioCard } from '../../../lib/internal/radio-card/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { FieldMessage } from '../field/index.js';
import type { ConflictField, ConflictSide } from './conflict-field.js';

interface ConflictRowProps {
  field: ConflictField;
  side: ConflictSide | undefined;
  /** It was asked for, and is not chosen yet. */
  missing: boolean;
  onChoose: (side: ConflictSide) => void;
}

const isEmpty = (value: ReactNode) => value === undefined || value === null || value === '';

/** One field with both its values, of which one is chosen. */
export function ConflictRow({ field, side, missing, onChoose }: ConflictRowProps) {
  const strings = useTexts(moreTexts);
  const id = useId();
  const sides = ['mine', 'theirs'] as const;
  return (
    <fieldset
      data-part="field"
      data-missing={missing || undefined}
      aria-describedby={missing ? `${id}-error` : undefined}
      className="ui:@container ui:min-w-0"
    >
      <legend className="ui:mb-2 ui:font-medium ui:text-sm ui:wrap-anywhere">{field.label}</legend>
      <div className="ui:grid ui:gap-2 ui:@md:grid-cols-2">
        {sides.map((one) => (
          <RadioCard
            key={one}
            data-part={one}
            name={id}
            value={one}
            checked={side === one}
            onChange={() => onChoose(one)}
          >
            <span className="ui:font-medium ui:text-text-muted">
              {strings[`conflictChoice.${one}`]}
            </span>
            {isEmpty(field[one]) ? (
              <em className="ui:text-text-muted">{strings['conflictChoice.empty']}</em>
            ) : (
              <span className="ui:whitespace-pre-line ui:wrap-anywhere">{field[one]}</span>
            )}
          </RadioCard>
        ))}
      </div>
      <FieldMessage id={id} error={missing && strings['conflictChoice.missing']} />
    </fieldset>
  );
}
