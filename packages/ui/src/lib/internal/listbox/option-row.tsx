import type { ReactNode } from 'react';
import { cva } from '../cn/index.js';
import { CHECK } from '../drawings/check.js';
import { Glyph } from '../glyph/index.js';
import type { ListKind } from './option-list.js';
import type { OptionProps } from './use-listbox.js';

const ROOMY = 'ui:min-h-10 ui:py-2';

const look = cva(
  'ui:mx-1 ui:flex ui:cursor-pointer ui:items-center ui:gap-2.5 ui:rounded-sm ui:px-2.5 ui:text-sm ui:wrap-anywhere ui:data-active:bg-surface-active ui:forced-colors:data-active:outline-2 ui:forced-colors:data-active:-outline-offset-2 ui:pointer-coarse:min-h-11',
  {
    variants: {
      kind: { popup: 'ui:min-h-9 ui:py-1.5', panel: ROOMY, command: ROOMY },
    },
  },
);

const BOX =
  'ui:flex ui:size-5 ui:shrink-0 ui:items-center ui:justify-center ui:rounded-sm ui:border ui:border-border-control ui:bg-surface ui:text-on-brand ui:in-aria-selected:border-brand ui:in-aria-selected:bg-brand';

/** One option of an OptionList: with a tick at its end, with a box before it, or with neither. */
export function OptionRow({
  kind,
  option,
  children,
}: {
  kind: ListKind | 'command';
  /** From the listbox. */
  option: OptionProps;
  children: ReactNode;
}) {
  const chosen = option['aria-selected'];
  return (
    <li {...option} className={look({ kind })}>
      {kind === 'panel' && (
        <span aria-hidden className={BOX}>
          {chosen && <Glyph of={CHECK} size={14} bold />}
        </span>
      )}
      {children}
      {kind === 'popup' && chosen && (
        <Glyph of={CHECK} className="ui:ms-auto ui:shrink-0 ui:text-brand-text" />
      )}
    </li>
  );
}
