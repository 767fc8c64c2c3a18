'use client';

import { Card } from '@bank-soal/ui/card';
import { BackLink, PageHeader } from '@bank-soal/ui/frame';
import { Heading } from '@bank-soal/ui/heading';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { draftedQuestion, QuestionContent } from '@bank-soal/ui/questions';
import { SplitLayout } from '@bank-soal/ui/split-layout';
import { Stack } from '@bank-soal/ui/stack';
import { useDeferredValue } from 'react';
import { UnreadyLoad } from '../failed-load/index.js';
import { questionEditorTexts } from '../indonesian/question-editor.js';
import { questionListTexts } from '../indonesian/question-list.js';
import { questionsTexts } from '../indonesian/questions.js';
import type { LoadState } from '../model/load-state.js';
import { QuestionEditorCard, type QuestionWriting } from '../question-editor/index.js';

export interface WritingPartProps {
  /** The question that is being written, if one is. */
  writing: QuestionWriting;
  /** The question that is to be changed, until its text is there. */
  opening: LoadState<unknown>;
  /** Options for a question's tags. */
  options: {
    /** Courses that have questions or sets. */
    courses: readonly string[];
    /** Topics of those. */
    topics: readonly string[];
  };
  /** Only lecturers share questions. */
  isLecturer: boolean;
  /** The way back to the list; without an address there is none. */
  href: string | undefined;
}

/** The page on which a question is written: its fields, and the question as candidates and keys show it. */
export function WritingPart({ writing, opening, options, isLecturer, href }: WritingPartProps) {
  const messages = useTexts(questionEditorTexts);
  const list = useTexts(questionListTexts);
  const questions = useTexts(questionsTexts);
  const draft = useDeferredValue(writing.draft);
  return (
    <Stack gap="lg">
      <PageHeader
        back={href && <BackLink href={href}>{questions.title}</BackLink>}
        title={writing.of ? messages.change : messages.write}
      />
      {draft === undefined && opening.status !== 'ready' && (
        <UnreadyLoad load={opening} words={list} frame="card" lines={6} />
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
