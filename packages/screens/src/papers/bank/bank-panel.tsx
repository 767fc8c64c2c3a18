'use client';

import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { Heading } from '@bank-soal/ui/heading';
import { AddIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { type RefObject, useId, useRef } from 'react';
import { useKeptFocus } from '../../browser/use-kept-focus.js';
import { builderTexts } from '../../indonesian/builder.js';
import type { PaperDraft } from '../draft/paper-draft.js';
import type { FormActions } from '../draft/use-form.js';
import { FormTags } from '../form/form-tags.js';
import { OwnQuestionEditor } from '../form/own-question-editor.js';
import type { OwnQuestion } from '../form/use-own-question.js';
import { BankList } from './bank-list.js';
import { BankSearch } from './bank-search.js';
import type { QuestionBank } from './use-question-bank.js';

export interface BankPanelProps extends Pick<FormActions, 'onFormChange' | 'onAdd'> {
  bank: QuestionBank;
  form: PaperDraft;
  editor: OwnQuestion;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** What a form is made from: the bank, the tags, and the editor for own questions. */
export function BankPanel({ bank, form, editor, searchRef, onFormChange, onAdd }: BankPanelProps) {
  const builderMessages = useTexts(builderTexts);
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const write = useRef<HTMLButtonElement>(null);
  useKeptFocus(panel, write);

  return (
    <Stack as="section" ref={panel} gap="lg" aria-labelledby={titleId}>
      <Stack>
        <Cluster justify="between">
          <Heading level={2} id={titleId}>
            {builderMessages.bank}
          </Heading>
          <Button
            ref={write}
            size="sm"
            icon={<AddIcon />}
            aria-expanded={editor.own !== undefined}
            onClick={() => editor.onOpen()}
          >
            {builderMessages.write}
          </Button>
        </Cluster>
        <OwnQuestionEditor editor={editor} />
        <BankSearch bank={bank} searchRef={searchRef} />
        <FormTags value={form} onChange={onFormChange} hint={builderMessages.tagsHint} />
      </Stack>
      <BankList bank={bank} form={form} onAdd={onAdd} />
    </Stack>
  );
}
