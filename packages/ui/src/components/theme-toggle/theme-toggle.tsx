'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { indonesian, useStrings } from '../../lib/public/strings/index.js';
import { SegmentedToggle } from '../segmented-toggle/index.js';

/** The theme that someone wants; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Props of {@link ThemeToggle}. */
export interface ThemeToggleProps {
  /** What is chosen. */
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
  const strings = useStrings(indonesian);
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
          icon: <Monitor aria-hidden size={16} strokeWidth={1.5} />,
        },
        {
          value: 'light',
          label: strings['themeToggle.light'],
          icon: <Sun aria-hidden size={16} strokeWidth={1.5} />,
        },
        {
          value: 'dark',
          label: strings['themeToggle.dark'],
          icon: <Moon aria-hidden size={16} strokeWidth={1.5} />,
        },
      ]}
      className={className}
    />
  );
}
