'use client';

import { AlignLeft, Code, Hash, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeProps } from '../../components/badge/index.js';
import { indonesian, useStrings } from '../../lib/public/strings/index.js';

const ICONS: Record<string, LucideIcon> = { Essay: AlignLeft, Coding: Code, Markdown: Hash };

/** Props of {@link QuestionTypeBadge}. */
export interface QuestionTypeBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** Essay, Coding or Markdown; another word is shown without an icon. */
  type: string;
}

/** What kind of answer a question asks for. */
export function QuestionTypeBadge({ type, ...rest }: QuestionTypeBadgeProps) {
  const strings = useStrings(indonesian);
  const Icon = ICONS[type];
  return (
    <Badge
      icon={Icon && <Icon aria-hidden size={14} strokeWidth={2} />}
      title={strings['questionCard.type'](type)}
      {...rest}
    >
      {type}
    </Badge>
  );
}
