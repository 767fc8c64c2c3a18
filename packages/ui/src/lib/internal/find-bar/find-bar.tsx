import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { LiveRegion } from '../../../components/feedback/live-region/index.js';
import { moreTexts } from '../../public/indonesian/index.js';
import { useTexts } from '../../public/texts/index.js';
import { CHEVRON_DOWN } from '../drawings/chevron-down.js';
import { CHEVRON_UP } from '../drawings/chevron-up.js';
import { X } from '../drawings/x.js';
import { ToolButton } from '../tool-button/index.js';

/** How far a search has come. */
export interface FindProgress {
  /** The how-manieth of what was found is looked at; 0 for none. */
  ordinal: number;
  total: number;
  /** Whether everything was looked through. */
  done: boolean;
  /** The page of what is looked at, where there are pages. */
  page?: number;
}

export interface FindBarProps {
  /** Names the group. */
  label: string;
  /** The search text, or the field in which it is typed. */
  children: ReactNode;
  /** `null` while nothing is looked for. */
  progress: FindProgress | null;
  onMove: (direction: 1 | -1) => void;
  closeLabel: string;
  onClose: () => void;
}

/** Position among the matches, as 'x dari y', and buttons to move through them. */
export function FindBar({ label, children, progress, onMove, closeLabel, onClose }: FindBarProps) {
  const strings = useTexts(moreTexts);
  const countId = useId();
  const none = !progress || progress.total === 0;
  const count = !progress ? '' : countText(progress);

  function countText({ ordinal, total, done }: FindProgress) {
    if (total === 0) return strings[done ? 'find.none' : 'find.looking'];
    return strings['find.count'](String(ordinal), done ? String(total) : `${total}+`);
  }

  function spoken() {
    if (!progress?.done) return '';
    const { ordinal, total, page } = progress;
    if (total === 0) return strings['find.none'];
    return page === undefined
      ? strings['find.hit'](String(ordinal), String(total))
      : strings['find.hitOnPage'](String(ordinal), String(total), String(page));
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of the controls inside
    <fieldset
      data-part="find"
      aria-label={label}
      className="ui:flex ui:min-w-0 ui:items-center ui:gap-2 ui:border-border ui:border-b ui:bg-surface ui:px-3 ui:py-2"
      onKeyDown={press}
    >
      <div className="ui:min-w-0 ui:flex-1">{children}</div>
      <span
        id={countId}
        data-part="count"
        className="ui:shrink-0 ui:text-sm ui:text-text-muted ui:figures"
      >
        {count}
      </span>
      <div className="ui:flex ui:shrink-0 ui:items-center ui:gap-1 ui:pointer-coarse:gap-3">
        <ToolButton
          label={strings['find.previous']}
          disabled={none}
          onClick={() => onMove(-1)}
          icon={CHEVRON_UP}
        />
        <ToolButton
          label={strings['find.next']}
          disabled={none}
          onClick={() => onMove(1)}
          icon={CHEVRON_DOWN}
        />
        <ToolButton label={closeLabel} onClick={onClose} icon={X} />
      </div>
      <LiveRegion message={spoken()} />
    </fieldset>
  );
}
