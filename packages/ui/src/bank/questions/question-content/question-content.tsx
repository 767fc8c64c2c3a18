'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { LazyMarkdownView } from '../../../components/writing/markdown-view/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { OptionList } from './option-list.js';
import type { QuestionText } from './question-text.js';

export interface QuestionContentProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The visible part. */
  question: QuestionText;
  /**
   * Shows what is right, and why.
   * @default true
   */
  withAnswer?: boolean;
  /**
   * Level of the highest heading that the texts may have.
   * @default 4
   */
  headingLevel?: 3 | 4 | 5 | 6;
}

/** A question in full: its text, its options, its answer and why. */
export function QuestionContent({
  question: { kind, markdown, options, answer, answers, tolerance, explanation },
  withAnswer = true,
  headingLevel = 4,
  className,
  ...rest
}: QuestionContentProps) {
  const strings = useTexts(questionsTexts);
  const truth = kind === 'benar-salah' && (answer === 'benar' || answer === 'salah');
  const accepted = kind === 'isian' ? (answers ?? []).filter(({ weight }) => weight > 0) : [];
  const view = (source: string) => <LazyMarkdownView source={source} headingLevel={headingLevel} />;
  return (
    <div
      data-component="question-content"
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:gap-4', className)}
      {...rest}
    >
      {view(markdown)}
      {kind === 'pilihan' && (
        <OptionList options={options} withAnswer={withAnswer} headingLevel={headingLevel} />
      )}
      {withAnswer && kind !== 'pilihan' && (
        <Part label={strings['question.answer']}>
          {truth ? (
            <p className="ui:font-semibold">{strings[`question.${answer}`]}</p>
          ) : accepted.length > 0 ? (
            <ul>
              {accepted.map(({ text, weight }) => (
                <li key={text}>
                  {text}
                  {tolerance ? ` ± ${tolerance}` : ''}
                  {weight < 100 && ` (${weight}%)`}
                </li>
              ))}
            </ul>
          ) : answer.trim() === '' ? (
            <p className="ui:text-text-muted">{strings['question.noAnswer']}</p>
          ) : (
            view(answer)
          )}
        </Part>
      )}
      {withAnswer && explanation.trim() !== '' && (
        <Part label={strings['question.explanation']}>{view(explanation)}</Part>
      )}
    </div>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no field set, and no landmark: a list of questions has many
      role="group"
      aria-labelledby={id}
      className="ui:flex ui:min-w-0 ui:flex-col ui:gap-1 ui:border-border ui:border-s-2 ui:ps-3"
    >
      <div id={id} className="ui:font-semibold ui:text-text-muted ui:text-xs">
        {label}
      </div>
      {children}
    </div>
  );
}
