'use client';

import { type ReactNode, useId } from 'react';
import { useStrings } from '../../lib/public/strings/index.js';
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
  const strings = useStrings();
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
          <label
            key={one}
            data-part={one}
            className="ui:flex ui:min-h-11 ui:min-w-0 ui:cursor-pointer ui:items-start ui:gap-2.5 ui:rounded-md ui:border ui:border-border-control ui:bg-surface ui:px-3 ui:py-2.5 ui:text-sm ui:transition-colors ui:duration-fast ui:hover:border-text-muted ui:has-checked:border-brand ui:has-checked:bg-brand-soft ui:in-data-missing:border-danger"
          >
            <input
              type="radio"
              name={id}
              value={one}
              checked={side === one}
              onChange={() => onChoose(one)}
              className="ui:mt-0.5 ui:size-4.5 ui:shrink-0 ui:cursor-[inherit] ui:rounded-full ui:border ui:border-border-control ui:bg-surface ui:focus-ring ui:checked:border-5 ui:checked:border-brand ui:forced-colors:appearance-auto"
            />
            <span className="ui:flex ui:min-w-0 ui:flex-col ui:gap-0.5">
              <span className="ui:font-medium ui:text-text-muted">
                {strings[`conflictChoice.${one}`]}
              </span>
              {isEmpty(field[one]) ? (
                <em className="ui:text-text-muted">{strings['conflictChoice.empty']}</em>
              ) : (
                <span className="ui:whitespace-pre-line ui:wrap-anywhere">{field[one]}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={missing && strings['conflictChoice.missing']} />
    </fieldset>
  );
}
