'use client';

import type { Id } from '@bank-soal/contract/common';
import { Badge } from '@bank-soal/ui/badge';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Checkbox } from '@bank-soal/ui/checkbox';
import { Cluster } from '@bank-soal/ui/cluster';
import { Heading } from '@bank-soal/ui/heading';
import { EditIcon, FileIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import {
  draftedQuestion,
  QuestionContent,
  type QuestionDraft,
  QuestionEditor,
  type QuestionOutcome,
} from '@bank-soal/ui/questions';
import { SplitLayout } from '@bank-soal/ui/split-layout';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { memo, useState } from 'react';
import { wordReviewTexts } from '../indonesian/word-review.js';
import { KeyChoice } from './key-choice.js';
import { PassageLines } from './passage-lines.js';
import { QuestionFacts } from './question-facts.js';
import { ReviewNotes, useNotes } from './review-notes.js';
import { isRepeated, type Reviewed } from './reviewed.js';

/** What can be done with a question of a review. */
export interface ReviewActions {
  onChoose: (id: string, isChosen: boolean) => void;
  onDraft: (id: string, draft: QuestionDraft) => void;
  onSettle: (id: string) => void;
  onKeep: (id: string, isKept: boolean) => void;
  onJoin: (id: string) => void;
  onSplit: (id: string, at: number) => void;
  /** Opens the editor, with the outcomes of a course, and closes it. */
  onEdit: (id: string | undefined, course?: string) => void;
  /** Shows a question of the bank. */
  onShow: (id: Id) => void;
  /** Shows the page that a question stands on. */
  onPage: (id: string) => void;
}

export interface ReviewedCardProps {
  one: Reviewed;
  /** Its place in the file, from 1. */
  number: number;
  isChosen: boolean;
  isEdited: boolean;
  /** Nothing can be changed, such as while it is saved. */
  isBusy: boolean;
  actions: ReviewActions;
  subjects: readonly string[];
  topics: readonly string[];
  withAudience: boolean;
  /** Outcomes of the course of the question that is edited. */
  outcomes: readonly QuestionOutcome[];
  /** The file is still here, so that its pages can be shown. */
  hasPages: boolean;
}

function Status({ one }: { one: Reviewed }) {
  const messages = useTexts(wordReviewTexts);
  const { blocking, notes } = useNotes(one);
  if (!one.isKept) return <Badge>{messages.statusLeft}</Badge>;
  if (blocking.length > 0) return <Badge tone="danger">{messages.statusBlocked}</Badge>;
  const isUnsure = notes.length > 0 || (isRepeated(one) && !one.isSettled);
  return isUnsure ? (
    <Badge tone="warning">{messages.statusUnsure}</Badge>
  ) : (
    <Badge tone="success">{messages.statusFine}</Badge>
  );
}

/** The editor of one question; what is typed counts once it is saved. */
function Editing({
  one,
  actions,
  ...rest
}: Pick<
  ReviewedCardProps,
  'one' | 'actions' | 'subjects' | 'topics' | 'withAudience' | 'outcomes'
>) {
  const messages = useTexts(wordReviewTexts);
  const [draft, setDraft] = useState(one.draft);
  return (
    <QuestionEditor
      {...rest}
      aria-label={messages.question}
      value={draft}
      onChange={setDraft}
      focusOnMount
      onSave={() => {
        actions.onDraft(one.id, draft);
        actions.onEdit(undefined);
      }}
      onCancel={() => actions.onEdit(undefined)}
    />
  );
}

/** A question of a file: on one side as it stands there, on the other as it will be. */
export const ReviewedCard = memo(function ReviewedCard({
  one,
  number,
  isChosen,
  isEdited,
  isBusy,
  actions,
  subjects,
  topics,
  withAudience,
  outcomes,
  hasPages,
}: ReviewedCardProps) {
  const messages = useTexts(wordReviewTexts);
  const { id, line, draft, passage, isKept } = one;
  const name = messages.name(String(number));
  const change = (next: QuestionDraft) => actions.onDraft(id, next);
  const { points: _, ...content } = draftedQuestion(draft);
  return (
    <Card as="article" aria-label={name} tabIndex={-1} data-question={id}>
      <Stack>
        <Cluster justify="between" gap="md">
          <Cluster gap="md">
            <Checkbox
              label={messages.choose(name)}
              labelHidden
              checked={isChosen}
              disabled={isBusy}
              onChange={(event) => actions.onChoose(id, event.target.checked)}
            />
            <Heading level={2} size="sm">
              {name}
            </Heading>
            <Status one={one} />
            <Text as="span" size="sm" tone="muted">
              {messages.place(line)}
            </Text>
          </Cluster>
          <Cluster>
            {number > 1 && (
              <Button
                size="sm"
                variant="ghost"
                disabled={isBusy}
                onClick={() => actions.onJoin(id)}
              >
                {messages.join}
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              disabled={isBusy}
              onClick={() => actions.onKeep(id, !isKept)}
            >
              {isKept ? messages.skip : messages.take}
            </Button>
            <Button
              size="sm"
              icon={<EditIcon />}
              aria-label={messages.editOf(name)}
              aria-expanded={isEdited}
              disabled={isBusy}
              onClick={() => actions.onEdit(isEdited ? undefined : id, draft.subject)}
            >
              {messages.edit}
            </Button>
          </Cluster>
        </Cluster>
        <ReviewNotes one={one} onSettle={() => actions.onSettle(id)} onShow={actions.onShow} />
        <SplitLayout
          start={
            <Stack gap="sm">
              <Cluster justify="between">
                <Text size="sm" tone="muted" weight="semibold">
                  {messages.passage}
                </Text>
                {hasPages && (
                  <Button
                    size="sm"
                    variant="ghost"
                    icon={<FileIcon />}
                    aria-label={messages.seePageOf(name)}
                    aria-haspopup="dialog"
                    onClick={() => actions.onPage(id)}
                  >
                    {messages.seePage}
                  </Button>
                )}
              </Cluster>
              <Card variant="sunken" padding="sm">
                <PassageLines
                  passage={passage}
                  onSplit={isBusy || isEdited ? undefined : (at) => actions.onSplit(id, at)}
                />
              </Card>
            </Stack>
          }
          end={
            <Stack gap="sm">
              <Text size="sm" tone="muted" weight="semibold">
                {messages.question}
              </Text>
              {isEdited ? (
                <Editing {...{ one, actions, subjects, topics, withAudience, outcomes }} />
              ) : (
                <>
                  <QuestionContent question={content} headingLevel={3} />
                  <KeyChoice draft={draft} disabled={isBusy} onChange={change} />
                  <QuestionFacts draft={draft} disabled={isBusy} onChange={change} />
                </>
              )}
            </Stack>
          }
        />
      </Stack>
    </Card>
  );
});
