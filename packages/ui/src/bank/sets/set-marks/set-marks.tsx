'use client';

import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { ToggleButton } from '../../../components/actions/toggle-button/index.js';
import { VisuallyHidden } from '../../../components/data/visually-hidden/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { CIRCLE_CHECK } from '../../../lib/internal/drawings/circle-check.js';
import { CIRCLE_DASHED } from '../../../lib/internal/drawings/circle-dashed.js';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { PIN } from '../../../lib/internal/drawings/pin.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';

/** Names of a set's marks. */
export interface SetMarksLabels {
  /** The button that pins: 'Sematkan'. */
  pin: string;
  /** The button that calls it done: 'Sudah dikerjakan'. */
  done: string;
  /** The sign of what was downloaded: 'Pernah diunduh'. */
  downloaded: string;
}

/** Props of {@link SetMarks}. */
export interface SetMarksProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Title of the set, which describes the buttons. */
  name: string;
  /** Names of the marks. */
  labels: SetMarksLabels;
  /** It is pinned. */
  pinned: boolean;
  /** It is called done. */
  done: boolean;
  /**
   * The person has downloaded from it before.
   * @default false
   */
  downloaded?: boolean;
  /** Pins it, or takes that back; without it there is no such button. */
  onPin?: (pinned: boolean) => void;
  /** Calls it done, or takes that back; without it there is no such button. */
  onDone?: (done: boolean) => void;
  /**
   * Small, at the end of a card's first line, above its link; or in words, among a page's actions.
   * @default 'card'
   */
  place?: 'card' | 'page';
}

/** The arrows lead from one button of a card to the other: together they are one stop of the keyboard. */
function moveOn(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  event.preventDefault();
  buttons.find((button) => button !== event.target)?.focus();
}

/** A person's own marks on a set: pinned, done, downloaded before. */
export function SetMarks({
  name,
  labels,
  pinned,
  done,
  downloaded = false,
  onPin,
  onDone,
  place = 'card',
  className,
  ...rest
}: SetMarksProps) {
  const card = place === 'card';
  const shared = {
    short: card,
    quiet: card,
    size: card ? 'sm' : 'md',
    'aria-description': name,
  } as const;
  return (
    <div
      data-component="set-marks"
      {...(card && onPin && onDone && { role: 'toolbar', 'aria-label': name, onKeyDown: moveOn })}
      className={cn(
        'ui:flex ui:min-w-0 ui:items-center ui:gap-1 ui:print:hidden',
        // No higher than the line that it stands in, above the card's link, and as wide before all is known.
        card
          ? 'ui:relative ui:z-1 ui:-my-1.5 ui:ms-auto ui:min-w-17'
          : 'ui:min-h-(--ui-density-control) ui:flex-wrap ui:gap-2 ui:pointer-coarse:min-h-11 ui:max-sm:w-full',
        className,
      )}
      {...rest}
    >
      {downloaded && (
        <span
          data-part="downloaded"
          title={labels.downloaded}
          className="ui:inline-flex ui:min-w-0 ui:items-center ui:gap-1.5 ui:px-1.5 ui:text-success-text ui:text-sm"
        >
          <Glyph of={DOWNLOAD} />
          {card ? <VisuallyHidden>{labels.downloaded}</VisuallyHidden> : labels.downloaded}
        </span>
      )}
      {onPin && (
        <ToggleButton
          {...shared}
          label={labels.pin}
          icon={<Glyph of={PIN} />}
          pressedIcon={<Glyph of={PIN} className="ui:fill-current!" />}
          pressed={pinned}
          onPressedChange={onPin}
        />
      )}
      {onDone && (
        <ToggleButton
          {...shared}
          tabIndex={card && onPin ? -1 : undefined}
          label={labels.done}
          icon={<Glyph of={CIRCLE_DASHED} />}
          pressedIcon={<Glyph of={CIRCLE_CHECK} />}
          pressed={done}
          onPressedChange={onDone}
        />
      )}
    </div>
  );
}
