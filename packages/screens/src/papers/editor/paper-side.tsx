'use client';

import { DAY_MS } from '@bank-soal/contract/common';
import { termName } from '@bank-soal/contract/sets';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { Heading } from '@bank-soal/ui/heading';
import { ActiveIcon, AddIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { PaperHeadForm, PaperPreview } from '@bank-soal/ui/papers';
import { Stack } from '@bank-soal/ui/stack';
import { Tab, TabPanel, Tabs, TabsList } from '@bank-soal/ui/tabs';
import { type RefObject, useRef, useState } from 'react';
import { builderTexts } from '../../indonesian/builder.js';
import { paperEditorTexts } from '../../indonesian/paper-editor.js';
import type { BankQuestion } from '../../model/questions/bank-question.js';
import { QuestionEditorCard, type QuestionWriting } from '../../question-editor/index.js';
import { type Bank, QuestionFilters, QuestionList } from '../../question-list/index.js';
import { hasItem, type PaperDraft } from '../draft/paper-draft.js';
import { FormTags } from '../form/form-tags.js';
import type { BlueprintTabProps } from './blueprint-tab.js';
import { BlueprintTab } from './blueprint-tab.js';
import type { PaperPages } from './use-paper-preview.js';

const HALF_YEAR_MS = 183 * DAY_MS;

/** The term of today and the next one. */
const termsAround = () => [Date.now(), Date.now() + HALF_YEAR_MS].map(termName);

/** What stands beside a paper that is being made. */
export type PaperTab = 'bank' | 'head' | 'blueprint' | 'preview';

export interface PaperSideProps {
  tab: PaperTab;
  onTabChange: (tab: PaperTab) => void;
  draft: PaperDraft;
  onChange: (part: Partial<PaperDraft>) => void;
  bank: Bank;
  writing: QuestionWriting;
  /** Courses and topics to choose from. */
  options: { courses: readonly string[]; topics: readonly string[] };
  onAdd: (question: BankQuestion) => void;
  pages: PaperPages;
  /** What the paper asks for, and how to look for more. */
  blueprint: BlueprintTabProps;
  /** Why the pages could not be made. */
  reason: string;
  /** Called with whether the pages are looked at where the window is narrow. */
  onPreviewOpenChange: (open: boolean) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  /** Nothing can be changed: there are only the blueprint and the preview. */
  readOnly: boolean;
}

function Preview({ draft, pages, reason, onPreviewOpenChange }: PaperSideProps) {
  return (
    <PaperPreview
      data={pages.data}
      state={pages.state}
      reason={reason}
      choice={pages.choice}
      onChoiceChange={pages.onChoiceChange}
      variants={draft.head.variants}
      onRetry={pages.onRetry}
      onOpenChange={onPreviewOpenChange}
    />
  );
}

function BankTab({ draft, onChange, bank, writing, options, onAdd, searchRef }: PaperSideProps) {
  const messages = useTexts(builderTexts);
  const editorMessages = useTexts(paperEditorTexts);
  const write = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap="lg">
      <Stack>
        <Cluster justify="between">
          <Heading level={2}>{messages.bank}</Heading>
          <Button
            ref={write}
            size="sm"
            icon={<AddIcon />}
            aria-expanded={writing.draft !== undefined}
            onClick={() => writing.onOpen()}
          >
            {messages.write}
          </Button>
        </Cluster>
        <QuestionEditorCard
          writing={writing}
          subjects={options.courses}
          topics={options.topics}
          withAudience={bank.isLecturer}
        />
        <QuestionFilters bank={bank} options={options} searchRef={searchRef} />
        <FormTags value={draft} onChange={onChange} hint={editorMessages.tagsHint} />
      </Stack>
      <QuestionList
        bank={bank}
        headingLevel={3}
        renderActions={(question, name) => {
          const added = hasItem(draft, question.id);
          const action = added ? messages.isAdded : messages.add;
          return (
            <Button
              size="sm"
              variant={added ? 'ghost' : 'secondary'}
              icon={added ? <ActiveIcon /> : <AddIcon />}
              aria-label={messages.ofQuestion(action, name)}
              aria-disabled={added || undefined}
              onClick={() => !added && onAdd(question)}
            >
              {action}
            </Button>
          );
        }}
      />
    </Stack>
  );
}

/** What a paper is made from: the bank, its head, and how it will be printed. */
export function PaperSide(props: PaperSideProps) {
  const { tab, onTabChange, draft, onChange, options, readOnly } = props;
  const messages = useTexts(paperEditorTexts);
  const [terms] = useState(termsAround);
  return (
    <Tabs value={tab} onValueChange={(next) => onTabChange(next as PaperTab)}>
      <TabsList label={messages.tabs}>
        {!readOnly && <Tab value="bank">{messages.bankTab}</Tab>}
        {!readOnly && <Tab value="head">{messages.headTab}</Tab>}
        <Tab value="blueprint">{messages.blueprintTab}</Tab>
        <Tab value="preview">{messages.previewTab}</Tab>
      </TabsList>
      {!readOnly && (
        <>
          <TabPanel value="bank">
            <BankTab {...props} />
          </TabPanel>
          <TabPanel value="head">
            <PaperHeadForm
              value={draft.head}
              onChange={(head) => onChange({ head })}
              courses={options.courses}
              terms={terms}
            />
          </TabPanel>
        </>
      )}
      <TabPanel value="blueprint">
        <BlueprintTab {...props.blueprint} />
      </TabPanel>
      <TabPanel value="preview">
        <Preview {...props} />
      </TabPanel>
    </Tabs>
  );
}
