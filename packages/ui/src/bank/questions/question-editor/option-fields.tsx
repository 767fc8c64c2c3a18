import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { Field } from '../../../components/inputs/field/index.js';
import { SortableList } from '../../../components/writing/sortable-list/index.js';
import { PLUS } from '../../../lib/internal/drawings/plus.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { UndoLine } from '../../../lib/internal/undo-line/index.js';
import { questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { optionLetter } from '../question-content/index.js';
import { type DraftOption, newOption, OPTION_BOUNDS } from './draft.js';
import type { QuestionErrors } from './editor-errors.js';
import { OptionRow } from './option-row.js';

export interface OptionFieldsProps {
  options: readonly DraftOption[];
  errors: QuestionErrors;
  onChange: (options: readonly DraftOption[]) => void;
}

/** The options of a multiple-choice question: 2 to 10, in an order that can be changed. */
export function OptionFields({ options, errors, onChange }: OptionFieldsProps) {
  const strings = useTexts(questionsTexts);
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<{ option: DraftOption; index: number }>();
  const toFocus = useRef<string>(null);
  const full = options.length >= OPTION_BOUNDS.most;

  // A new option is written next, and one that is back takes the focus of the button that brought it.
  useLayoutEffect(() => {
    if (toFocus.current === null) return;
    const field = list.current?.querySelector<HTMLElement>(
      `[data-option="${toFocus.current}"] textarea`,
    );
    if (field) toFocus.current = null;
    field?.focus();
  });

  function change(next: readonly DraftOption[], gone?: typeof removed) {
    setRemoved(gone);
    onChange(next);
  }

  function put(option: DraftOption, index: number) {
    toFocus.current = option.id;
    change([...options.slice(0, index), option, ...options.slice(index)]);
  }

  return (
    <Field
      ref={list}
      kind="group"
      label={strings['questionEditor.options']}
      hint={strings['questionEditor.optionsHint']}
      error={errors.options}
      required
    >
      <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-2">
        <SortableList
          label={strings['questionEditor.options']}
          controls="handle"
          gap="xs"
          items={options}
          getKey={({ id }) => id}
          getName={(_, position) => strings['question.option'](optionLetter(position - 1))}
          onReorder={(next) => change(next)}
          renderItem={(option, position) => (
            <OptionRow
              option={option}
              letter={optionLetter(position - 1)}
              error={errors[`options.${position - 1}`]}
              removable={options.length > OPTION_BOUNDS.fewest}
              onChange={(next) => change(options.map((one) => (one === option ? next : one)))}
              onRemove={() =>
                change(
                  options.filter((one) => one !== option),
                  { option, index: position - 1 },
                )
              }
            />
          )}
        />
        {removed && (
          <UndoLine
            key={removed.option.id}
            message={strings['questionEditor.optionRemoved'](optionLetter(removed.index))}
            undoLabel={strings['questionEditor.undoOption'](optionLetter(removed.index))}
            onUndo={() => put(removed.option, removed.index)}
          />
        )}
        <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-2">
          <Button
            size="sm"
            icon={<Glyph of={PLUS} />}
            disabled={full}
            onClick={() => put(newOption(options), options.length)}
          >
            {strings['questionEditor.addOption']}
          </Button>
          {full && (
            <span className="ui:text-sm ui:text-text-muted">
              {strings['questionEditor.mostOptions'](String(OPTION_BOUNDS.most))}
            </span>
          )}
        </div>
      </div>
    </Field>
  );
}
