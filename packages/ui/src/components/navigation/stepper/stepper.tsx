'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { CHECK } from '../../../lib/internal/drawings/check.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

/** One step of the way. */
export interface Step {
  /** Unlike every other one's. */
  id: string;
  /** Name of the step in one or two words: 'Akses'. */
  label: string;
  /**
   * Something in it has to be corrected.
   * @default false
   */
  failed?: boolean;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Two to six, in the order in which they are taken. */
  steps: readonly Step[];
  /** Id of the step that is shown; those before it are done. */
  current: string;
  /** Called with the id of a step that is done or failed, which then is a button. */
  onStepChange?: (id: string) => void;
  /**
   * Names the list.
   * @default 'Langkah'
   */
  label?: string;
}

const dot = cva(
  'ui:flex ui:size-6 ui:shrink-0 ui:items-center ui:justify-center ui:rounded-full ui:border ui:font-semibold ui:text-xs',
  {
    variants: {
      state: {
        done: 'ui:border-brand ui:text-brand-text',
        current: 'ui:border-brand ui:bg-brand ui:text-on-brand ui:forced-highlight',
        failed: 'ui:border-danger ui:text-danger-text',
        next: 'ui:border-border-control ui:text-text-muted',
      },
    },
  },
);

const PRESS =
  'ui:flex ui:min-w-0 ui:cursor-pointer ui:items-center ui:gap-2 ui:rounded-full ui:text-start ui:focus-ring ui:touch-target ui:underline-offset-4 ui:hover:underline';

/** The steps of a long form: which are done, which one is shown. A phone names that one only. */
export function Stepper({ steps, current, onStepChange, label, className, ...rest }: StepperProps) {
  const strings = useTexts(moreTexts);
  const { formatCount } = useFormats();
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <div data-component="stepper" className={cn('ui:@container ui:w-full ui:min-w-0', className)}>
      <ol
        aria-label={label ?? strings['stepper.label']}
        className="ui:flex ui:items-center ui:gap-2 ui:text-sm"
        {...rest}
      >
        {steps.map((step, index) => {
          const passed = index < at ? 'done' : 'next';
          const state = index === at ? 'current' : step.failed ? 'failed' : passed;
          const said = step.failed ? strings['stepper.failed'] : strings['stepper.done'];
          const content = (
            <>
              <span aria-hidden className={dot({ state })}>
                {step.failed ? (
                  '!'
                ) : state === 'done' ? (
                  <Glyph of={CHECK} size={14} strokeWidth={3.4} />
                ) : (
                  formatCount(index + 1)
                )}
              </span>
              <span
                className={cn(
                  'ui:min-w-0 ui:wrap-anywhere',
                  index === at
                    ? 'ui:font-semibold ui:text-text'
                    : 'ui:sr-only ui:text-text-muted ui:@lg:not-sr-only',
                )}
              >
                {step.label}
                {(state === 'done' || step.failed) && <span className="ui:sr-only"> ({said})</span>}
              </span>
            </>
          );
          const canGo = onStepChange && (state === 'done' || state === 'failed');
          return (
            <li
              key={step.id}
              data-state={state}
              aria-current={index === at ? 'step' : undefined}
              className="ui:flex ui:min-w-6 ui:items-center ui:gap-2 ui:line-on"
            >
              {canGo ? (
                <button type="button" className={PRESS} onClick={() => onStepChange(step.id)}>
                  {content}
                </button>
              ) : (
                content
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
