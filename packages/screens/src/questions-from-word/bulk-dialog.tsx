'use client';

import { QUESTION_OUTCOMES_MAX } from '@bank-soal/contract/questions';
import { isLevel, LEVELS } from '@bank-soal/contract/sets';
import { Button } from '@bank-soal/ui/button';
import { Combobox } from '@bank-soal/ui/combobox';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { Form, FormActions } from '@bank-soal/ui/form';
import { Grid } from '@bank-soal/ui/grid';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { NumberField } from '@bank-soal/ui/number-field';
import {
  OutcomeFields,
  type OutcomeFieldsProps,
  type QuestionDraft,
} from '@bank-soal/ui/questions';
import { Select } from '@bank-soal/ui/select';
import { TagPicker } from '@bank-soal/ui/tag-picker';
import { TextField } from '@bank-soal/ui/text-field';
import { useState } from 'react';
import { wordReviewTexts } from '../indonesian/word-review.js';
import { useKindOptions } from './question-facts.js';
import { keysIn, withKeys } from './reviewed.js';

/** Changes a draft by its place among the chosen ones. */
export type BulkChange = (draft: QuestionDraft, at: number) => QuestionDraft;

export interface BulkDialogProps {
  open: boolean;
  /** How many questions are chosen. */
  count: number;
  subjects: readonly string[];
  topics: readonly string[];
  /** The course of the chosen ones, until another is written. */
  course: string;
  /** Outcomes of the course that was asked for last. */
  outcomes: OutcomeFieldsProps['outcomes'];
  /** Asks for the outcomes of another course. */
  onCourse: (course: string) => void;
  onApply: (change: BulkChange) => void;
  onClose: () => void;
}

/** Sets facts and keys of all chosen questions together. */
export function BulkDialog({ open, onClose, ...rest }: BulkDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      {open && <Fields onClose={onClose} {...rest} />}
    </Dialog>
  );
}

const NOTHING: OutcomeFieldsProps['value'] = { outcomeIds: [], cognitive: null };

function Fields({
  count,
  subjects,
  topics,
  course,
  outcomes,
  onCourse,
  onApply,
  onClose,
}: Omit<BulkDialogProps, 'open'>) {
  const messages = useTexts(wordReviewTexts);
  const [keys, setKeys] = useState('');
  const [kind, setKind] = useState('');
  const [points, setPoints] = useState<number | null>(null);
  const [subject, setSubject] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [level, setLevel] = useState('');
  const [asked, setAsked] = useState(NOTHING);
  const [isWrong, setWrong] = useState(false);
  const kinds = useKindOptions();

  function apply() {
    const named = keysIn(keys);
    if (keys.trim() !== '' && named.length !== 1 && named.length !== count) {
      setWrong(true);
      return;
    }
    onApply((draft, at) => {
      const next: QuestionDraft = {
        ...draft,
        kind: kinds.find(({ value }) => value === kind)?.value ?? draft.kind,
        points: points ?? draft.points,
        subject: subject.trim() || draft.subject,
        topics: chosen.length > 0 ? chosen : draft.topics,
        difficulty: isLevel(level) ? level : draft.difficulty,
        outcomeIds: [...new Set([...draft.outcomeIds, ...asked.outcomeIds])].slice(
          0,
          QUESTION_OUTCOMES_MAX,
        ),
        cognitive: asked.cognitive ?? draft.cognitive,
      };
      return withKeys(next, named[named.length === 1 ? 0 : at] ?? []);
    });
  }

  return (
    <DialogContent size="lg" title={messages.bulkTitle(count)} description={messages.bulkText}>
      <Form aria-label={messages.bulk} onSubmit={apply}>
        <TextField
          label={messages.bulkKey}
          hint={messages.bulkKeyHint}
          error={isWrong ? messages.bulkKeyWrong(count) : undefined}
          value={keys}
          autoComplete="off"
          onChange={(event) => {
            setWrong(false);
            setKeys(event.target.value);
          }}
        />
        <Grid min="xs">
          <Select
            label={messages.bulkKind}
            options={[{ value: '', label: messages.unchanged }, ...kinds]}
            value={kind}
            onChange={(event) => setKind(event.target.value)}
          />
          <NumberField label={messages.bulkPoints} min={0} value={points} onChange={setPoints} />
          <Select
            label={messages.bulkLevel}
            options={[
              { value: '', label: messages.unchanged },
              ...LEVELS.map((value) => ({ value, label: messages.levels[value] })),
            ]}
            value={level}
            onChange={(event) => setLevel(event.target.value)}
          />
        </Grid>
        <Combobox
          label={messages.bulkSubject}
          options={subjects}
          value={subject}
          onChange={(next) => {
            setSubject(next);
            setAsked((now) => ({ ...now, outcomeIds: [] }));
            onCourse(next.trim() || course);
          }}
        />
        <TagPicker
          label={messages.bulkTopics}
          options={topics}
          value={chosen}
          onChange={setChosen}
        />
        <OutcomeFields
          value={asked}
          onChange={(part) => setAsked((now) => ({ ...now, ...part }))}
          outcomes={outcomes}
        />
        <FormActions>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="primary">
            {messages.apply}
          </Button>
        </FormActions>
      </Form>
    </DialogContent>
  );
}
