'use client';

import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useMergedRef } from '../../../lib/internal/merge-refs/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { Heading } from '../../data/heading/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { FormActions } from '../form/index.js';
import type { ConflictField, ConflictSide } from './conflict-field.js';
import { ConflictRow } from './conflict-row.js';

export interface ConflictChoiceProps
  extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The conflict, in a sentence. */
  title: ReactNode;
  /** Advice for resolving it. */
  description?: ReactNode;
  /**
   * Place of the title in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** At least one. */
  fields: readonly ConflictField[];
  /** Called with a side for every field. */
  onResolve: (sides: Record<string, ConflictSide>) => void;
  /**
   * Name of the button that calls it.
   * @default 'Simpan pilihan'
   */
  resolveLabel?: string;
  /**
   * Takes the focus when it appears, so that nobody overlooks it.
   * @default true
   */
  takesFocus?: boolean;
}

/**
 * Lets a person choose, field by field, between what they typed and what someone else has stored
 * meanwhile. Both are in sight, none is chosen beforehand: nothing is lost without a decision.
 */
export function ConflictChoice({
  title,
  description,
  headingLevel = 3,
  fields,
  onResolve,
  resolveLabel,
  takesFocus = true,
  className,
  ref,
  ...rest
}: ConflictChoiceProps) {
  const strings = useTexts(moreTexts);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, ConflictSide>>>({});
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus();
    // The focus alone would leave all but the title below the edge.
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);

  const all = (side: ConflictSide) =>
    setChosen(Object.fromEntries(fields.map((field) => [field.id, side])));

  function resolve() {
    const missing = fields.findIndex((field) => chosen[field.id] === undefined);
    if (missing === -1) {
      onResolve(Object.fromEntries(fields.map((field) => [field.id, chosen[field.id] ?? 'mine'])));
      return;
    }
    setAsked(true);
    const row = root.current?.querySelectorAll('[data-part="field"]')[missing];
    row?.querySelector('input')?.focus();
  }

  return (
    <section
      ref={useMergedRef(root, ref)}
      data-component="conflict-choice"
      aria-labelledby={id}
      aria-describedby={description ? `${id}-text` : undefined}
      className={cn(
        'ui:flex ui:min-w-0 ui:flex-col ui:gap-4 ui:rounded-lg ui:border ui:border-warning-border ui:bg-warning-soft ui:p-4 ui:text-text ui:sm:p-5',
        className,
      )}
      {...rest}
    >
      <div className="ui:flex ui:flex-col ui:gap-1">
        <Heading ref={heading} id={id} level={headingLevel} size="sm" tabIndex={-1}>
          {title}
        </Heading>
        {description && (
          <p id={`${id}-text`} className="ui:text-sm ui:wrap-anywhere">
            {description}
          </p>
        )}
      </div>
      {fields.length > 1 && (
        <Cluster gap="sm">
          <Button size="sm" onClick={() => all('mine')}>
            {strings['conflictChoice.allMine']}
          </Button>
          <Button size="sm" onClick={() => all('theirs')}>
            {strings['conflictChoice.allTheirs']}
          </Button>
        </Cluster>
      )}
      {fields.map((field) => (
        <ConflictRow
          key={field.id}
          field={field}
          side={chosen[field.id]}
          missing={asked && chosen[field.id] === undefined}
          onChoose={(side) => setChosen((before) => ({ ...before, [field.id]: side }))}
        />
      ))}
      <FormActions>
        <Button variant="primary" onClick={resolve}>
          {resolveLabel ?? strings['conflictChoice.resolve']}
        </Button>
      </FormActions>
    </section>
  );
}
