'use client';

import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Card } from '../../../components/data/card/index.js';
import { Text } from '../../../components/data/text/index.js';
import { VisuallyHidden } from '../../../components/data/visually-hidden/index.js';
import { Cluster } from '../../../components/layout/cluster/index.js';
import { Stack } from '../../../components/layout/stack/index.js';
import {
  LazyMarkdownLine,
  LazyMarkdownView,
} from '../../../components/writing/markdown-view/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { LevelBadge } from '../../sets/level-badge/index.js';
import { FoldLine } from './fold-line.js';
import { QuestionTypeBadge } from './question-type-badge.js';

export interface QuestionCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The question; read as Markdown when the type is Markdown, else as it is. */
  question: string;
  /** Course that it belongs to. */
  subject: string;
  /** Mudah, Sedang, Sulit; `Custom` for a question that a user wrote. */
  level: string;
  /** Essay, Coding or Markdown. */
  type: string;
  /** Author. */
  lecturer: string;
  /** Its place in a form, from 1; absent in a bank. */
  number?: number;
  /**
   * It is one line, the question's first, that unfolds.
   * @default false
   */
  folds?: boolean;
  /** Actions, such as a button that adds or removes it. */
  actions?: ReactNode;
}

/** A question of the bank, or of a form that is being made. */
export function QuestionCard({
  question,
  subject,
  level,
  type,
  lecturer,
  number,
  folds = false,
  actions,
  ...rest
}: QuestionCardProps) {
  const { formatCount } = useFormats();
  const strings = useTexts(moreTexts);
  const [unfolded, setUnfolded] = useState(false);
  const contentId = useId();
  const open = !folds || unfolded;
  const place =
    number === undefined ? undefined : strings['questionCard.number'](formatCount(number));
  const named = place && (
    <Text as="span" size="sm" weight="semibold" className={folds ? 'ui:shrink-0' : undefined}>
      {place}
    </Text>
  );
  const badges = (
    <>
      <LevelBadge level={level} />
      <QuestionTypeBadge type={type} />
    </>
  );
  return (
    <Card
      as="article"
      padding="sm"
      aria-label={place}
      data-state={open ? 'open' : 'closed'}
      {...rest}
      data-component="question-card"
    >
      <Stack gap="sm">
        {folds ? (
          <div className="ui:flex ui:min-w-0 ui:items-center ui:gap-2">
            <FoldLine open={open} onToggle={() => setUnfolded(!unfolded)} contentId={contentId}>
              {named}
              <span className={cn('ui:min-w-0 ui:wrap-anywhere', !open && 'ui:line-clamp-2')}>
                {type === 'Markdown' ? (
                  <LazyMarkdownLine source={question} />
                ) : (
                  question.trim().split('\n', 1)
                )}
              </span>
            </FoldLine>
            {actions && (
              <Cluster data-part="actions" className="ui:shrink-0">
                {actions}
              </Cluster>
            )}
          </div>
        ) : (
          <Cluster justify="between">
            <Cluster gap="sm">
              {named}
              {badges}
            </Cluster>
            {actions && <Cluster data-part="actions">{actions}</Cluster>}
          </Cluster>
        )}
        {open && (
          <>
            <div id={contentId} data-part="question" className="ui:min-w-0">
              {type === 'Markdown' ? (
                <LazyMarkdownView source={question} headingLevel={4} />
              ) : (
                <Text wrap="keep-lines">{question}</Text>
              )}
            </div>
            {folds && <Cluster gap="sm">{badges}</Cluster>}
            <Text size="sm" tone="muted">
              <VisuallyHidden>{strings['questionCard.subject']}: </VisuallyHidden>
              {subject}
              <span aria-hidden className="ui:px-2">
                ·
              </span>
              <VisuallyHidden>{strings['questionCard.lecturer']}: </VisuallyHidden>
              {lecturer}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
