'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { SegmentedToggle } from '@bank-soal/ui/segmented-toggle';
import { searchTexts } from '../indonesian/search.js';

export interface ModeSwitchProps {
  /** Whether the search looks inside files. */
  inside: boolean;
  /** Leads to the other search. */
  onSwitch: () => void;
  /** Takes the focus, for people who came by the switch and go on from it. */
  focused?: boolean | undefined;
}

const focusChosen = (group: HTMLElement | null) =>
  group?.querySelector<HTMLElement>(':checked')?.focus();

/** Whether sets are found by their titles and topics, or by what stands inside their files. */
export function ModeSwitch({ inside, onSwitch, focused }: ModeSwitchProps) {
  const { modes } = useTexts(searchTexts);
  return (
    <SegmentedToggle
      ref={focused ? focusChosen : undefined}
      label={modes.label}
      options={[
        { value: 'sets', label: modes.sets },
        { value: 'inside', label: modes.inside },
      ]}
      value={inside ? 'inside' : 'sets'}
      onChange={onSwitch}
    />
  );
}
