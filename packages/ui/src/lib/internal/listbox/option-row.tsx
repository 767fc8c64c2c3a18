import type { ReactNode } from 'react';
import { cn } from '../cn/index.js';
import { CHECK } from '../drawings/check.js';
import { Glyph } from '../glyph/index.js';
import { type Choice, type ChoiceOption, groupOf } from './option.js';
import type { ListKind } from './option-list.js';
import type { OptionProps } from './use-listbox.js';

const NOTHING: Partial<ChoiceOption> = {};
const OPTION =
  'ui:mx-1 ui:content-center ui:rounded-sm ui:px-2.5 ui:text-sm ui:wrap-anywhere ui:data-active:bg-surface-active ui:pointer-coarse:min-h-11 ui:forced-colors:data-active:-outline-offset-2 ui:forced-colors:data-active:outline-2';
// A text alone stands in a block: a flexible box would put another around it, for each of a dozen at every key.
const PARTED = 'ui:flex ui:items-center ui:gap-2.5';
const POPUP = `${OPTION} ui:min-h-9 ui:py-1.5`;
const ROOMY = `${OPTION} ${PARTED} ui:min-h-10 ui:py-2`;
const LOOKS = { popup: POPUP, panel: ROOMY, command: ROOMY };

// The heading stands in the border: in the row's height, and not in what is marked.
const HEADED =
  'ui:relative ui:border-t-[1.75rem] ui:border-transparent ui:bg-clip-padding ui:forced-colors:border-[Canvas]';
const HEADING =
  'ui:pointer-events-none ui:absolute ui:start-2.5 ui:-top-6 ui:font-semibold ui:text-text-muted ui:text-xs';

const BOX =
  'ui:flex ui:size-5 ui:shrink-0 ui:items-center ui:justify-center ui:rounded-sm ui:border ui:border-border-control ui:bg-surface ui:text-on-brand ui:in-aria-selected:border-brand ui:in-aria-selected:bg-brand';

/** One option of an OptionList: with a tick at its end, with a box before it, or with neither. */
export function OptionRow({
  kind,
  option,
  of,
  after,
  end,
  children,
}: {
  kind: ListKind | 'command';
  /** From the listbox. */
  option: OptionProps;
  /** The option, where it has more than a text. */
  of?: Choice;
  /** Content above it. */
  after?: Choice | undefined;
  /** Stands at its end, outside its name. */
  end?: ReactNode;
  children: ReactNode;
}) {
  const chosen = option['aria-selected'];
  const { group, description, disabled } = typeof of === 'object' ? of : NOTHING;
  const heading = group !== groupOf(after) && group;
  const said = [group, description, option['aria-description']].filter(Boolean).join(', ');
  const attributes = {
    'aria-disabled': disabled || undefined,
    'aria-description': said || undefined,
  };
  return (
    <li
      {...option}
      {...attributes}
      className={cn(
        LOOKS[kind],
        kind === 'popup' && (chosen || description || end ? PARTED : 'ui:block'),
        heading && HEADED,
        disabled ? 'ui:cursor-not-allowed ui:text-text-muted' : 'ui:cursor-pointer',
      )}
    >
      {heading && (
        <span aria-hidden className={HEADING}>
          {heading}
        </span>
      )}
      {kind === 'panel' && (
        <span aria-hidden className={BOX}>
          {chosen && <Glyph of={CHECK} size={14} strokeWidth={3.4} />}
        </span>
      )}
      {description || end ? (
        <span className="ui:min-w-0 ui:flex-1">
          {children}
          {description && (
            <span aria-hidden className="ui:block ui:text-text-muted ui:text-xs">
              {description}
            </span>
          )}
        </span>
      ) : (
        children
      )}
      {end}
      {kind === 'popup' && chosen && <Glyph of={CHECK} className="ui:ms-auto ui:text-brand-text" />}
    </li>
  );
}
