'use client';

import { MONITOR } from '../../../lib/internal/drawings/monitor.js';
import { MOON } from '../../../lib/internal/drawings/moon.js';
import { SUN } from '../../../lib/internal/drawings/sun.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { SegmentedToggle } from '../../inputs/segmented-toggle/index.js';

/** The theme that someone wants; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeToggleProps {
  /** The chosen value. */
  value: ThemeChoice;
  /** Called with what is chosen next; the host sets `data-theme` and remembers it. */
  onChange: (value: ThemeChoice) => void;
  /**
   * Name of the group.
   * @default 'Tema'
   */
  label?: string;
  /** Added to the classes of the root. */
  className?: string;
}

/** Light, dark, or as the device has it. */
export function ThemeToggle({ value, onChange, label, className }: ThemeToggleProps) {
  const strings = useTexts(moreTexts);
  return (
    <SegmentedToggle
      data-component="theme-toggle"
      label={label ?? strings['themeToggle.label']}
      value={value}
      onChange={onChange}
      iconOnly
      options={[
        {
          value: 'system',
          label: strings['themeToggle.system'],
          icon: <Glyph of={MONITOR} />,
        },
        {
          value: 'light',
          label: strings['themeToggle.light'],
          icon: <Glyph of={SUN} />,
        },
        {
          value: 'dark',
          label: strings['themeToggle.dark'],
          icon: <Glyph of={MOON} />,
        },
      ]}
      className={className}
    />
  );
}
