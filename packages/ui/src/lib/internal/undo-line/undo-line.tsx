import { useEffect, useRef } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { questionsTexts } from '../../public/indonesian/index.js';
import { useTexts } from '../../public/texts/index.js';

export interface UndoLineProps {
  /** Message about the removed thing: 'Opsi B dihapus.'. */
  message: string;
  /** Names the button for who does not see the line. */
  undoLabel: string;
  /** Puts it back where it stood. */
  onUndo: () => void;
}

/**
 * Stands where something was removed until something else is changed, and puts it back. The button that
 * removed is gone, so this one has the focus.
 */
export function UndoLine({ message, undoLabel, onUndo }: UndoLineProps) {
  const strings = useTexts(questionsTexts);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p
      data-part="undo"
      className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:justify-between ui:gap-2 ui:rounded-md ui:bg-surface-sunken ui:px-3 ui:py-1.5 ui:text-sm ui:text-text-muted"
    >
      <span className="ui:min-w-0 ui:wrap-anywhere">{message}</span>
      <Button ref={button} variant="ghost" size="sm" aria-label={undoLabel} onClick={onUndo}>
        {strings['undoLine.undo']}
      </Button>
    </p>
  );
}
