'use client';

import type { ComponentPropsWithRef } from 'react';
import { MONITOR } from '../../../lib/internal/drawings/monitor.js';
import { MOON } from '../../../lib/internal/drawings/moon.js';
import { SUN } from '../../../lib/internal/drawings/sun.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { SegmentedToggle } from '../../inputs/segmented-toggle/index.js';

/** The theme that someone wants; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeToggleProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The chosen value, when controlled. */
  value?: ThemeChoice;
  /**
   * The value that is chosen at first, when uncontrolled.
   * @default 'system'
   */
  defaultValue?: ThemeChoice;
  /** Called with the chosen value; the host sets `data-theme` and stores it. */
  onChange?: (value: ThemeChoice) => void;
  /**
   * Name of the group.
   * @default 'Tema'
   */
  label?: string;
}

/** Light, dark, or as the device has it. */
export function ThemeToggle({ label, defaultValue = 'system', ...rest }: ThemeToggleProps) {
  const strings = useTexts(moreTexts);
  return (
    <SegmentedToggle
      data-component="theme-toggle"
      label={label ?? strings['themeToggle.label']}
      defaultValue={defaultValue}
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
      {...rest}
    />
  );
}
