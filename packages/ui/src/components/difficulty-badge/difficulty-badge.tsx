'use client';

import { SignalHigh, SignalLow, SignalMedium, UserPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBasicStrings } from '../../lib/strings/index.js';
import { Badge, type BadgeProps, type BadgeTone } from '../badge/index.js';
import { difficultyTone } from './difficulty-tone.js';

const look = { 'aria-hidden': true, size: 14, strokeWidth: 2.5 } as const;

// Made once: a list of cards draws the same three over and over.
const ICONS = {
  success: <SignalLow {...look} />,
  warning: <SignalMedium {...look} />,
  danger: <SignalHigh {...look} />,
  neutral: <UserPen {...look} />,
  brand: <UserPen {...look} />,
} satisfies Record<BadgeTone, ReactNode>;

/** Props of {@link DifficultyBadge}. */
export interface DifficultyBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** Mudah, Sedang, Sulit; another word is shown as it is, in red (§2). */
  level: string;
}

/** The level of a set: its word, its colour and a rising number of bars. */
export function DifficultyBadge({ level, ...rest }: DifficultyBadgeProps) {
  const strings = useBasicStrings();
  const tone = difficultyTone(level);
  const word = strings['difficulty.word'](level);
  return (
    <Badge tone={tone} icon={ICONS[tone]} title={strings['difficulty.label'](word)} {...rest}>
      {word}
    </Badge>
  );
}
