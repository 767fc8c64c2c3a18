'use client';

import type { Id } from '@bank-soal/contract/common';
import { Card } from '@bank-soal/ui/card';
import { BackLink, PageHeader } from '@bank-soal/ui/frame';
import { Heading } from '@bank-soal/ui/heading';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { draftedQuestion, QuestionContent } from '@bank-soal/ui/questions';
import { SplitLayout } from '@bank-soal/ui/split-layout';
import { Stack } from '@bank-soal/ui/stack';
import { toast } from '@bank-soal/ui/toast';
import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import type { KeyStorage } from '../browser/stored.js';
import { useQuestion } from '../data/questions/use-questions.js';
import type { UploadOptions } from '../data/sets/use-upload-options.js';
import { UnreadyLoad } from '../failed-load/index.js';
import { questionEditorTexts } from '../indonesian/question-editor.js';
import { questionListTexts } from '../indonesian/question-list.js';
import { questionsTexts } from '../indonesian/questions.js';
import { toBankQuestion } from '../model/questions/bank-question.js';
import { QuestionEditorCard, useQuestionEditor } from '../question-editor/index.js';

export interface WrittenQuestionProps {
  /** The question that is changed; undefined for a new one. */
  id: Id | undefined;
  /** Options for a question's tags. */
  options: UploadOptions;
  /** Only lecturers share questions. */
  isLecturer: boolean;
  /** The way back to the list; without an address there is none. */
  href: string | undefined;
  /** Where a question that is not saved outlives the page. */
  storage: KeyStorage | undefined;
  /** Name of a new question there; a changed one has its id behind it. */
  storageKey: string;
  /** Told that there is nothing to write any more. */
  onClosed: () => void;
}

/** The page on which a question is written: its fields, and the question as candidates and keys show it. */
export function WrittenQuestion({
  id,
  options,
  isLecturer,
  href,
  storage,
  storageKey,
  onClosed,
}: WrittenQuestionProps) {
  const messages = useTexts(questionEditorTexts);
  const list = useTexts(questionListTexts);
  const questions = useTexts(questionsTexts);
  const writing = useQuestionEditor({
    onSaved: () => toast.success(questions.saved),
    onClosed,
    storage,
    storageKey: id === undefined ? storageKey : `${storageKey}:${id}`,
  });
  const draft = useDeferredValue(writing.draft);
  // Once it was opened it is not asked for again: the answer would open what was just closed.
  const isAsked = id !== undefined && !writing.draft && !writing.opened;
  const asked = useQuestion(isAsked ? id : undefined);
  const question = asked.status === 'ready' ? asked.data : undefined;
  const open = useEffectEvent(() => {
    if (!writing.draft) writing.onOpen(question && toBankQuestion(question));
  });
  useEffect(() => {
    if (id === undefined || question) open();
  }, [id, question]);
  return (
    <Stack gap="lg">
      <PageHeader
        back={href && <BackLink href={href}>{questions.title}</BackLink>}
        title={id === undefined ? messages.write : messages.change}
      />
      {isAsked && asked.status !== 'ready' && (
        <UnreadyLoad load={asked} words={list} frame="card" lines={6} />
      )}
      <SplitLayout
        stickyEnd
        start={
          <QuestionEditorCard
            writing={writing}
            subjects={options.courses}
            topics={options.topics}
            withAudience={isLecturer}
          />
        }
        end={
          draft && (
            <Card variant="sunken">
              <Stack>
                <Heading level={2} size="sm">
                  {messages.preview}
                </Heading>
                <QuestionContent question={draftedQuestion(draft)} headingLevel={3} />
              </Stack>
            </Card>
          )
        }
      />
    </Stack>
  );
}
