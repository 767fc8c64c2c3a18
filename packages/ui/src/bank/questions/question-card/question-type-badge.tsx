'use client';

import { Badge, type BadgeProps } from '../../../components/data/badge/index.js';
import { CODE } from '../../../lib/internal/drawings/code.js';
import { HASH } from '../../../lib/internal/drawings/hash.js';
import { TEXT_ALIGN_START } from '../../../lib/internal/drawings/text-align-start.js';
import { type Drawing, Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

const ICONS: Record<string, Drawing> = { Essay: TEXT_ALIGN_START, Coding: CODE, Markdown: HASH };

export interface QuestionTypeBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** Essay, Coding or Markdown; another word is shown without an icon. */
  type: string;
}

/** Kind of answer that a question asks for. */
export function QuestionTypeBadge({ type, ...rest }: QuestionTypeBadgeProps) {
  const strings = useTexts(moreTexts);
  const drawing = ICONS[type];
  return (
    <Badge
      icon={drawing && <Glyph of={drawing} size={14} />}
      title={strings['questionCard.type'](type)}
      {...rest}
    >
      {type}
    </Badge>
  );
}
