'use client';

import { Button } from '@bank-soal/ui/button';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { ResultCount } from '@bank-soal/ui/search';
import { Stack } from '@bank-soal/ui/stack';
import { VisuallyHidden } from '@bank-soal/ui/visually-hidden';
import { builderTexts } from '../../indonesian/builder.js';
import { hasItem, type PaperDraft } from '../draft/paper-draft.js';
import type { FormActions } from '../draft/use-form.js';
import { BankQuestion } from './bank-question.js';
import type { QuestionBank } from './use-question-bank.js';

export interface BankListProps extends Pick<FormActions, 'onAdd'> {
  bank: QuestionBank;
  form: PaperDraft;
}

function Nothing({ bank }: { bank: QuestionBank }) {
  const builderMessages = useTexts(builderTexts);
  const empty = bank.total === 0;
  return (
    <EmptyState
      frame="sunken"
      size="sm"
      title={empty ? builderMessages.emptyBank : builderMessages.nothing}
      description={empty ? builderMessages.emptyBankHint : builderMessages.nothingHint}
      actions={
        empty ? undefined : <Button onClick={bank.onFiltersClear}>{builderMessages.showAll}</Button>
      }
    />
  );
}

/** The questions of the bank that passed the filters. */
export function BankList({ bank, form, onAdd }: BankListProps) {
  const builderMessages = useTexts(builderTexts);
  return (
    <Stack gap="sm">
      <VisuallyHidden as="h3">{builderMessages.bankList}</VisuallyHidden>
      <ResultCount count={bank.found.length} />
      {bank.found.length === 0 ? (
        <Nothing bank={bank} />
      ) : (
        bank.found.map((question, index) => (
          <BankQuestion
            key={question.id}
            question={question}
            number={index + 1}
            added={hasItem(form, question.id)}
            onAdd={onAdd}
          />
        ))
      )}
    </Stack>
  );
}
