import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { LazyMarkdownLine } from '../../../components/writing/markdown-view/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { CHEVRON_DOWN } from '../../../lib/internal/drawings/chevron-down.js';
import { CHEVRON_RIGHT } from '../../../lib/internal/drawings/chevron-right.js';
import { X } from '../../../lib/internal/drawings/x.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { KindLabel, QuestionContent } from '../../questions/question-content/index.js';
import { LevelBadge } from '../../sets/level-badge/index.js';
import { ItemFields } from './item-fields.js';
import { ItemProblems } from './item-problems.js';
import type { PaperItemValue } from './paper-parts.js';

export interface ItemRowProps {
  item: PaperItemValue;
  /** Counted from 1 through all sections. */
  number: number;
  error: string | undefined;
  warnings: readonly string[];
  readOnly: boolean;
  actions: ReactNode;
  onChange: (item: PaperItemValue) => void;
  onRemove: () => void;
}

/** A question of a paper: one line that unfolds, with its points and the room for its answer. */
export function ItemRow({
  item,
  number,
  error,
  warnings,
  readOnly,
  actions,
  onChange,
  onRemove,
}: ItemRowProps) {
  const strings = useTexts(papersTexts);
  const { formatCount } = useFormats();
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = formatCount(number);
  const name = strings['paper.question'](count);
  return (
    <div
      data-part="question"
      className="ui:flex ui:min-w-0 ui:flex-col ui:gap-2 ui:border-border ui:border-t ui:py-2"
    >
      <div className="ui:flex ui:min-w-0 ui:items-start ui:gap-1">
        <div className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-wrap ui:items-start ui:gap-x-3 ui:gap-y-1">
          <h4 className="ui:min-w-0 ui:text-sm" style={{ flex: '1 1 14rem' }}>
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? `${id}-content` : undefined}
              className="ui:flex ui:min-h-10 ui:w-full ui:min-w-0 ui:cursor-pointer ui:items-start ui:gap-1.5 ui:rounded-sm ui:py-2 ui:text-start ui:focus-ring ui:hover:underline ui:hover:underline-offset-4"
              onClick={() => setOpen(!open)}
            >
              <Glyph
                of={open ? CHEVRON_DOWN : CHEVRON_RIGHT}
                className="ui:mt-0.5 ui:text-text-muted"
              />
              <span className="ui:shrink-0 ui:font-semibold">
                <span className="ui:sr-only">{name}: </span>
                <span aria-hidden>{count}.</span>
              </span>
              <span className={cn('ui:min-w-0 ui:wrap-anywhere', !open && 'ui:line-clamp-2')}>
                <LazyMarkdownLine source={item.question.markdown} />
              </span>
            </button>
          </h4>
          <ItemFields
            item={item}
            name={name}
            describedBy={error || warnings.length > 0 ? `${id}-problems` : undefined}
            invalid={Boolean(error)}
            readOnly={readOnly}
            onChange={onChange}
          />
        </div>
        {actions}
        {!readOnly && (
          <Button
            variant="ghost"
            iconOnly
            aria-label={strings['paper.remove'](name)}
            title={strings['paper.remove'](name)}
            onClick={onRemove}
          >
            <Glyph of={X} />
          </Button>
        )}
      </div>
      <ItemProblems id={`${id}-problems`} error={error} warnings={warnings} />
      {open && (
        <div
          id={`${id}-content`}
          className="ui:flex ui:min-w-0 ui:flex-col ui:gap-3 ui:rounded-md ui:bg-surface-sunken ui:p-3"
        >
          <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-3 ui:text-sm ui:text-text-muted">
            <KindLabel kind={item.question.kind} />
            {item.level !== '' && <LevelBadge level={item.level} />}
          </div>
          <QuestionContent question={item.question} headingLevel={5} />
        </div>
      )}
    </div>
  );
}
