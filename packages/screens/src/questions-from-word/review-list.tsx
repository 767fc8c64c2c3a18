'use client';

import type { Id } from '@bank-soal/contract/common';
import { BulkActionBar } from '@bank-soal/ui/admin';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Checkbox } from '@bank-soal/ui/checkbox';
import { Cluster } from '@bank-soal/ui/cluster';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LiveRegion } from '@bank-soal/ui/live-region';
import type { OutcomeFieldsProps, QuestionDraft } from '@bank-soal/ui/questions';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { type ReactNode, useMemo, useState } from 'react';
import { useStableCallback } from '../browser/use-stable-callback.js';
import { wordReviewTexts } from '../indonesian/word-review.js';
import { joined, splitAt } from './boundaries.js';
import { BulkDialog } from './bulk-dialog.js';
import { FilePages } from './file-pages.js';
import { withKeyAt } from './key-choice.js';
import type { Review } from './review-draft.js';
import { type ReviewKey, useReviewKeys } from './review-keys.js';
import { inReviewOrder, isRepeated, type Reviewed, rewritten } from './reviewed.js';
import { type ReviewActions, ReviewedCard } from './reviewed-card.js';
import { isBlocked, type WordReview } from './use-word-review.js';

export interface ReviewListProps extends Pick<WordReview, 'change' | 'undo' | 'pages' | 'save'> {
  review: Review;
  isSaving: boolean;
  canUndo: boolean;
  /** What questions are told by: courses and topics to choose from. */
  options: { courses: readonly string[]; topics: readonly string[] };
  withAudience: boolean;
  /** Outcomes of the course that was asked for last. */
  outcomes: OutcomeFieldsProps['outcomes'];
  /** Asks for the outcomes of a course. */
  onCourse: (course: string) => void;
  /** A question of the bank in full. */
  renderExisting: (id: Id) => ReactNode;
}

const NO_OUTCOMES: OutcomeFieldsProps['outcomes'] = [];
const placeOf = (id: string) => document.querySelector<HTMLElement>(`[data-question="${id}"]`);
const focus = (id: string | undefined) => id !== undefined && placeOf(id)?.focus();
const changed = (all: readonly Reviewed[], id: string, next: (one: Reviewed) => Reviewed) =>
  all.map((one) => (one.id === id ? next(one) : one));

/** The questions of a file, the unsure ones first, and what is done with them one by one and together. */
export function ReviewList({
  review,
  isSaving,
  canUndo,
  options,
  withAudience,
  outcomes,
  onCourse,
  renderExisting,
  change,
  undo,
  pages,
  save,
}: ReviewListProps) {
  const messages = useTexts(wordReviewTexts);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<string>();
  const [existing, setExisting] = useState<Id>();
  const [paged, setPaged] = useState<string>();
  const [isBulk, setBulk] = useState(false);
  const [news, setNews] = useState('');
  const { questions } = review;
  const shown = useMemo(() => inReviewOrder(questions), [questions]);
  const numbers = useMemo(() => new Map(questions.map(({ id }, at) => [id, at + 1])), [questions]);
  const kept = questions.filter(({ isKept }) => isKept);
  const blocked = kept.filter(isBlocked);
  const unsure = kept.filter(
    (one) => !one.isSettled && (one.problems.length > 0 || isRepeated(one)) && !isBlocked(one),
  );
  const selected = questions.filter(({ id }) => chosen.has(id));

  const join = useStableCallback((id: string) => {
    const at = questions.findIndex((one) => one.id === id);
    const before = questions[at - 1];
    const one = questions[at];
    if (!before || !one) return;
    change((all) => all.toSpliced(at - 1, 2, joined(before, one)), [before.id]);
    setNews(messages.didJoin);
    focus(before.id);
  });

  const actions: ReviewActions = useMemo(
    () => ({
      onChoose: (id, isChosen) =>
        setChosen((now) => new Set(isChosen ? [...now, id] : [...now].filter((one) => one !== id))),
      onDraft: (id, draft) =>
        change(
          (all) =>
            changed(all, id, (one) =>
              one.draft.markdown === draft.markdown &&
              one.draft.options.length === draft.options.length
                ? { ...one, draft, problems: one.problems.filter(({ blocking }) => !blocking) }
                : rewritten(one, draft),
            ),
          [id],
        ),
      onSettle: (id) => change((all) => changed(all, id, (one) => ({ ...one, isSettled: true }))),
      onKeep: (id, isKept) => change((all) => changed(all, id, (one) => ({ ...one, isKept }))),
      onJoin: join,
      onSplit: (id, at) => {
        change(
          (all) => all.flatMap((one) => (one.id === id ? splitAt(one, at) : one)),
          [id, `${id}.${at}`],
        );
        setNews(messages.didSplit);
        setTimeout(() => focus(`${id}.${at}`));
      },
      onEdit: (id, course = '') => {
        onCourse(course);
        setEdited((now) => {
          if (id === undefined && now !== undefined) setTimeout(() => focus(now));
          return id;
        });
      },
      onShow: setExisting,
      onPage: setPaged,
    }),
    [change, join, messages, onCourse],
  );

  function takeBack() {
    undo();
    setNews(messages.didUndo);
  }

  useReviewKeys((key: ReviewKey, id) => {
    const at = shown.findIndex((one) => one.id === id);
    const one = shown[at];
    if (!one) return;
    if (key === 'next' || key === 'previous') focus(shown[at + (key === 'next' ? 1 : -1)]?.id);
    else if (isSaving) return;
    else if (key === 'edit') actions.onEdit(id, one.draft.subject);
    else if (key === 'choose') actions.onChoose(id, !chosen.has(id));
    else if (key === 'settle') actions.onSettle(id);
    else if (key === 'join') join(id);
    else if (key === 'skip') actions.onKeep(id, !one.isKept);
    else if (key === 'undo') takeBack();
    else actions.onDraft(id, withKeyAt(one.draft, key.key));
  });

  function applyToAll(next: (draft: QuestionDraft, at: number) => QuestionDraft) {
    const places = new Map(selected.map(({ id }, at) => [id, at]));
    change((all) =>
      all.map((one) => {
        const at = places.get(one.id);
        return at === undefined ? one : { ...one, draft: next(one.draft, at) };
      }),
    );
    setNews(messages.didSet(selected.length));
    setBulk(false);
  }

  function openBulk() {
    onCourse(selected[0]?.draft.subject ?? '');
    setBulk(true);
  }

  const isAll = selected.length === questions.length;
  const saveButton = (
    <Button
      variant="primary"
      busy={isSaving}
      disabled={kept.length === 0 || blocked.length > 0}
      onClick={() => void save()}
    >
      {messages.save(kept.length)}
    </Button>
  );
  return (
    <Stack>
      <Cluster justify="between" gap="md">
        <Cluster gap="md">
          <Checkbox
            label={messages.chooseAll}
            checked={isAll}
            indeterminate={selected.length > 0 && !isAll}
            disabled={isSaving}
            onChange={() => setChosen(new Set(isAll ? [] : questions.map(({ id }) => id)))}
          />
          <Text as="span" size="sm">
            {[
              messages.summary(questions.length, review.name),
              blocked.length > 0 && messages.blocked(blocked.length),
              unsure.length > 0 && messages.unsure(unsure.length),
              kept.length < questions.length && messages.left(questions.length - kept.length),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Cluster>
        <Cluster>
          <Button disabled={!canUndo || isSaving} onClick={takeBack}>
            {messages.undo}
          </Button>
          {saveButton}
        </Cluster>
      </Cluster>
      {blocked.length > 0 && (
        <Alert
          role="none"
          tone="warning"
          title={messages.saveBlocked}
          action={
            <Button size="sm" onClick={() => focus(inReviewOrder(blocked)[0]?.id)}>
              {messages.toBlocked}
            </Button>
          }
        />
      )}
      {shown.map((one) => (
        <ReviewedCard
          key={one.id}
          one={one}
          number={numbers.get(one.id) ?? 0}
          isChosen={chosen.has(one.id)}
          isEdited={edited === one.id}
          isBusy={isSaving}
          actions={actions}
          subjects={options.courses}
          topics={options.topics}
          withAudience={withAudience}
          outcomes={edited === one.id ? outcomes : NO_OUTCOMES}
          hasPages={review.file !== undefined}
        />
      ))}
      <Cluster justify="end">{saveButton}</Cluster>
      <BulkActionBar count={selected.length} onClear={() => setChosen(new Set())}>
        <Button size="sm" aria-haspopup="dialog" disabled={isSaving} onClick={openBulk}>
          {messages.bulk}
        </Button>
      </BulkActionBar>
      <BulkDialog
        open={isBulk}
        count={selected.length}
        subjects={options.courses}
        topics={options.topics}
        course={selected[0]?.draft.subject ?? ''}
        outcomes={outcomes}
        onCourse={onCourse}
        onApply={applyToAll}
        onClose={() => setBulk(false)}
      />
      <Dialog open={existing !== undefined} onOpenChange={(open) => open || setExisting(undefined)}>
        {existing !== undefined && (
          <DialogContent size="lg" title={messages.existing} description={messages.existingText}>
            {renderExisting(existing)}
          </DialogContent>
        )}
      </Dialog>
      <FilePages
        one={questions.find(({ id }) => id === paged)}
        load={pages}
        onClose={() => setPaged(undefined)}
      />
      <LiveRegion message={news} />
    </Stack>
  );
}
