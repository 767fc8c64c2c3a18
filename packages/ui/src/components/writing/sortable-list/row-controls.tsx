import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { ARROW_DOWN } from '../../../lib/internal/drawings/arrow-down.js';
import { ARROW_UP } from '../../../lib/internal/drawings/arrow-up.js';
import { GRIP_VERTICAL } from '../../../lib/internal/drawings/grip-vertical.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import type { RowPart } from './use-reorder.js';

const look =
  'ui:focus-ring ui:flex ui:size-8 ui:shrink-0 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm ui:text-text-muted ui:transition-colors ui:not-aria-disabled:hover:bg-surface-hover ui:not-aria-disabled:hover:text-text ui:not-aria-disabled:active:bg-surface-active ui:aria-disabled:cursor-default ui:aria-disabled:opacity-55 ui:pointer-coarse:size-11';

interface RowControlsProps {
  name: string;
  /** The handle alone, and the other two beside it while it is held. */
  compact: boolean;
  first: boolean;
  last: boolean;
  held: boolean;
  instructionsId: string;
  onStep: (step: -1 | 1, part: RowPart) => void;
  onHold: () => void;
  onCancel: () => void;
}

/** Up, handle, down. A button that leads nowhere keeps its focus, so it is not disabled natively. */
export function RowControls({
  name,
  compact,
  first,
  last,
  held,
  instructionsId,
  onStep,
  onHold,
  onCancel,
}: RowControlsProps) {
  const strings = useTexts(moreTexts);

  function stepButton(part: 'up' | 'down', blocked: boolean, icon: ReactNode) {
    return (
      <button
        data-part={part}
        type="button"
        aria-label={strings[`sortableList.${part}`](name)}
        aria-disabled={blocked || undefined}
        className={look}
        onBlur={compact ? leave : undefined}
        onKeyDown={compact ? press : undefined}
        onClick={() => !blocked && onStep(part === 'up' ? -1 : 1, part)}
      >
        {icon}
      </button>
    );
  }

  function press(event: KeyboardEvent) {
    if (!held) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === -1 || step === 1) onStep(step, 'handle');
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // A click by a pointer is the end of a drag that went nowhere; keys and screen readers have no place.
  // Where the handle stands alone it brings the other two: who cannot drag has no other way.
  function click(event: MouseEvent) {
    if (compact || event.detail === 0) onHold();
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!held || !relatedTarget) return;
    const kept = compact && currentTarget.parentElement?.contains(relatedTarget);
    if (!kept) onHold();
  }

  const steps = !compact || held;

  return (
    <div
      data-part="controls"
      // In the middle of the first line, which is 40 px high.
      style={compact ? { paddingTop: 'var(--handle-top, 4px)' } : undefined}
      className="ui:flex ui:shrink-0 ui:flex-col ui:print:hidden"
    >
      {steps && stepButton('up', first, <Glyph of={ARROW_UP} />)}
      <button
        data-part="handle"
        type="button"
        aria-label={strings['sortableList.handle'](name)}
        aria-describedby={instructionsId}
        aria-pressed={held}
        className={cn(look, 'ui:touch-none ui:active:cursor-grabbing ui:enabled:cursor-grab')}
        onKeyDown={press}
        onClick={click}
        onBlur={leave}
      >
        <Glyph of={GRIP_VERTICAL} />
      </button>
      {steps && stepButton('down', last, <Glyph of={ARROW_DOWN} />)}
    </div>
  );
}
