'use client';

import type { ReactNode } from 'react';
import { Badge, type BadgeProps, type BadgeTone } from '../../../components/data/badge/index.js';
import { USER_PEN } from '../../../lib/internal/drawings/user-pen.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { basicTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

/**
 * The tone of a level: Mudah green, Sedang yellow, others red. `Custom`, the level of a
 * question that a user wrote in the builder, is neutral.
 */
export function levelTone(level: string): BadgeTone {
  switch (level) {
    case 'Mudah':
      return 'success';
    case 'Sedang':
      return 'warning';
    case 'Custom':
      return 'neutral';
    default:
      return 'danger';
  }
}

const BARS = ['M1 9h3v4H1z', 'M5.5 5.5h3V13h-3z', 'M10 2h3v11h-3z'];

/** Three rising bars, the first one, two or all of them filled. */
function LevelGlyph({ filled }: { filled: 1 | 2 | 3 }) {
  return (
    <svg
      aria-hidden
      width={14}
      height={14}
      viewBox="0 0 14 14"
      fill="currentColor"
      className="ui:shrink-0"
    >
      <path data-part="filled" d={BARS.slice(0, filled).join('')} />
      {filled < 3 && <path data-part="empty" opacity={0.3} d={BARS.slice(filled).join('')} />}
    </svg>
  );
}

const OWN = <Glyph of={USER_PEN} size={14} strokeWidth={3.4} />;

// Made once: a list of cards draws the same three over and over.
const ICONS = {
  success: <LevelGlyph filled={1} />,
  warning: <LevelGlyph filled={2} />,
  danger: <LevelGlyph filled={3} />,
  neutral: OWN,
  brand: OWN,
} satisfies Record<BadgeTone, ReactNode>;

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
