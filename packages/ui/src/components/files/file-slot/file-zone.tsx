import { type Ref, useRef } from 'react';
import { cva } from '../../../lib/internal/cn/index.js';
import { CLOUD_UPLOAD } from '../../../lib/internal/drawings/cloud-upload.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useDrop } from '../../../lib/internal/use-drop.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

const zone = cva(
  [
    'ui:flex ui:min-w-0 ui:cursor-pointer ui:rounded-md ui:border ui:border-dashed ui:text-sm ui:text-text-muted ui:transition-colors',
    'ui:focus-within-ring ui:has-disabled:cursor-not-allowed ui:has-disabled:opacity-55',
  ],
  {
    variants: {
      state: {
        idle: 'ui:border-border-control ui:bg-surface ui:hover:bg-surface-hover',
        over: 'ui:border-brand ui:bg-brand-soft',
        error: 'ui:border-danger ui:bg-surface ui:hover:bg-surface-hover',
      },
      filled: {
        true: 'ui:items-center ui:gap-2 ui:px-3 ui:py-2',
        false: 'ui:flex-col ui:items-center ui:gap-2 ui:px-4 ui:py-6 ui:text-center',
      },
    },
  },
);

interface FileZoneProps {
  /** Of the hidden input, which the slot's label names. */
  id: string;
  /** The button that opens the choice of files. */
  ref: Ref<HTMLButtonElement>;
  /** The button's words. */
  action: string;
  /** Files are chosen already: the zone is small. */
  filled: boolean;
  invalid: boolean;
  accept: readonly string[];
  multiple: boolean;
  disabled: boolean;
  /** Ids of what describes the button. */
  describedBy: string;
  /** Called with what was chosen or dropped, whatever it is. */
  onTake: (files: File[]) => void;
}

/** Where files are dropped, and what opens the choice of them. */
export function FileZone({
  id,
  ref,
  action,
  filled,
  invalid,
  accept,
  multiple,
  disabled,
  describedBy,
  onTake,
}: FileZoneProps) {
  const strings = useTexts(moreTexts);
  const input = useRef<HTMLInputElement>(null);
  const [over, drop] = useDrop(onTake, disabled);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its button is for the keyboard
    <div
      className={zone({ state: over ? 'over' : invalid ? 'error' : 'idle', filled })}
      aria-disabled={disabled || undefined}
      // A press anywhere in the zone, its button's too, comes here.
      onClick={() => input.current?.click()}
      {...drop}
    >
      <Glyph of={CLOUD_UPLOAD} size={20} />
      <input
        ref={input}
        id={id}
        type="file"
        // The button stands for it, so that the slot and a form's own button have different names.
        hidden
        accept={accept.join(',')}
        multiple={multiple}
        disabled={disabled}
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => {
          onTake([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <span className="ui:min-w-0">
        <button
          ref={ref}
          type="button"
          disabled={disabled}
          data-part="choose"
          data-invalid={invalid}
          aria-describedby={describedBy}
          className="ui:cursor-pointer ui:font-semibold ui:text-brand-text ui:outline-none ui:disabled:cursor-not-allowed"
        >
          {action}
        </button>{' '}
        <span className="ui:pointer-coarse:hidden">{strings['fileSlot.drop']}</span>
      </span>
    </div>
  );
}
