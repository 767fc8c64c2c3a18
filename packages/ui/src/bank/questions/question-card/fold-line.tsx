import type { ReactNode } from 'react';
import { CHEVRON_DOWN } from '../../../lib/internal/drawings/chevron-down.js';
import { CHEVRON_RIGHT } from '../../../lib/internal/drawings/chevron-right.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';

/** The line that a card folds to. */
export function FoldLine({
  open,
  onToggle,
  contentId,
  children,
}: {
  open: boolean;
  onToggle: () => void;
  contentId: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      className="ui:flex ui:w-full ui:min-w-0 ui:cursor-pointer ui:items-center ui:gap-1.5 ui:rounded-sm ui:text-start ui:text-sm ui:text-text ui:focus-ring ui:hover:underline ui:hover:underline-offset-4"
      onClick={onToggle}
    >
      <Glyph of={open ? CHEVRON_DOWN : CHEVRON_RIGHT} className="ui:text-text-muted" />
      {children}
    </button>
  );
}
