'use client';

import { Badge } from '../../../components/data/badge/index.js';
import { Card, CardButton, CardLink } from '../../../components/data/card/index.js';
import { Heading } from '../../../components/data/heading/index.js';
import { Text } from '../../../components/data/text/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { CIRCLE_CHECK } from '../../../lib/internal/drawings/circle-check.js';
import { CIRCLE_DASHED } from '../../../lib/internal/drawings/circle-dashed.js';
import { FILE_STACK } from '../../../lib/internal/drawings/file-stack.js';
import { TAGS } from '../../../lib/internal/drawings/tags.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

export interface CourseCardProps {
  /** Name of the course. */
  name: string;
  /** Its code, such as 'CS007'. */
  code: string;
  /** Number of its materials; from one on it is set up. */
  materials: number;
  /** Number of its question sets. */
  sets: number;
  /** Where the course is opened; without it the card is a button. */
  href?: string;
  /** Called on a press. */
  onSelect?: () => void;
  /** A short sentence below the name. */
  description?: string;
  /**
   * Level of the name.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** Added to the classes of the root. */
  className?: string;
}

const FACT = 'ui:inline-flex ui:items-center ui:gap-1.5';

/** A course of the administration: what it has, and whether its materials are set up. */
export function CourseCard({
  name,
  code,
  materials,
  sets,
  href,
  onSelect,
  description,
  headingLevel = 3,
  className,
}: CourseCardProps) {
  const { formatCount } = useFormats();
  const strings = useTexts(moreTexts);
  const ready = materials > 0;
  return (
    <Card
      data-component="course-card"
      data-state={ready ? 'ready' : 'missing'}
      variant="interactive"
      className={cn('ui:flex ui:h-full ui:flex-col ui:gap-4', className)}
    >
      <div className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:justify-between ui:gap-2">
        <span className="ui:font-mono ui:text-text-muted ui:text-xs">{code}</span>
        <Badge
          tone={ready ? 'success' : 'warning'}
          icon={
            ready ? <Glyph of={CIRCLE_CHECK} size={14} /> : <Glyph of={CIRCLE_DASHED} size={14} />
          }
        >
          {strings[ready ? 'courseCard.ready' : 'courseCard.missing']}
        </Badge>
      </div>
      <div className="ui:flex ui:min-w-0 ui:grow ui:flex-col ui:gap-1">
        <Heading level={headingLevel} size="md">
          {href === undefined ? (
            <CardButton onClick={onSelect}>{name}</CardButton>
          ) : (
            <CardLink href={href} onClick={onSelect}>
              {name}
            </CardLink>
          )}
        </Heading>
        {description ? (
          <Text size="sm" tone="muted" wrap="clamp-2">
            {description}
          </Text>
        ) : null}
      </div>
      <div className="ui:flex ui:flex-wrap ui:gap-x-4 ui:gap-y-1 ui:border-border ui:border-t ui:pt-3 ui:text-sm ui:text-text-muted">
        <span className={FACT}>
          <Glyph of={TAGS} />
          {strings['courseCard.materials'](formatCount(materials))}
        </span>
        <span className={FACT}>
          <Glyph of={FILE_STACK} />
          {strings['courseCard.sets'](formatCount(sets))}
        </span>
      </div>
    </Card>
  );
}
