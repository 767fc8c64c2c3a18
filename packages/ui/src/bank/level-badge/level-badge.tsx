'use client';

import type { ReactNode } from 'react';
import { Badge, type BadgeProps, type BadgeTone } from '../../components/data/badge/index.js';
import { USER_PEN } from '../../lib/internal/drawings/user-pen.js';
import { Glyph } from '../../lib/internal/glyph/index.js';
import { basicTexts } from '../../lib/public/indonesian/index.js';
import { useTexts } from '../../lib/public/texts/index.js';
import { LevelGlyph } from './level-glyph.js';
import { levelTone } from './level-tone.js';

const OWN = <Glyph of={USER_PEN} size={14} bold />;

// Made once: a list of cards draws the same three over and over.
const ICONS = {
  success: <LevelGlyph filled={1} />,
  warning: <LevelGlyph filled={2} />,
  danger: <LevelGlyph filled={3} />,
  neutral: OWN,
  brand: OWN,
} satisfies Record<BadgeTone, ReactNode>;

/** Props of {@link LevelBadge}. */
export interface LevelBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** Mudah, Sedang, Sulit; another word is shown as it is, in red. */
  level: string;
}

/** The level of a set: its word, its colour and one to three of three rising bars. */
export function LevelBadge({ level, ...rest }: LevelBadgeProps) {
  const strings = useTexts(basicTexts);
  const tone = levelTone(level);
  const word = strings['level.word'](level);
  return (
    <Badge tone={tone} icon={ICONS[tone]} title={strings['level.label'](word)} {...rest}>
      {word}
    </Badge>
  );
}
