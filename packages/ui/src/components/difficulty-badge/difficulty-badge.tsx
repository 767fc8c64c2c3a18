'use client';

import { SignalHigh, SignalLow, SignalMedium, UserPen } from 'lucide-react';
import { useBasicStrings } from '../../lib/strings/index.js';
import { Badge, type BadgeProps, type BadgeTone } from '../badge/index.js';
import { difficultyTone } from './difficulty-tone.js';

const ICONS = {
  success: SignalLow,
  warning: SignalMedium,
  danger: SignalHigh,
  neutral: UserPen,
  brand: UserPen,
} satisfies Record<BadgeTone, unknown>;

/** Props of {@link DifficultyBadge}. */
export interface DifficultyBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** Mudah, Sedang, Sulit; another word is shown as it is, in red (§2). */
  level: string;
}

/** The level of a set: its word, its colour and a rising number of bars. */
export function DifficultyBadge({ level, ...rest }: DifficultyBadgeProps) {
  const strings = useBasicStrings();
  const tone = difficultyTone(level);
  const Icon = ICONS[tone];
  return (
    <Badge
      tone={tone}
      icon={<Icon aria-hidden size={14} strokeWidth={2.5} />}
      title={strings['difficulty.label'](level)}
      {...rest}
    >
      {level}
    </Badge>
  );
}
