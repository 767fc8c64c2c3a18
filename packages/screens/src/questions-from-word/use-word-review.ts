'use client';

import { importRefusedSchema } from '@bank-soal/contract/questions';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../api/errors.js';
import { takeHandedFile } from '../browser/handed-file.js';
import { useStableCallback } from '../browser/use-stable-callback.js';
import type { WordReviewPorts } from '../data/questions/use-word-review.js';
import { bodyOf, problemsOf } from '../question-editor/index.js';
import { withStoredPictures } from './pictures.js';
import type { Review, ReviewDrafts } from './review-draft.js';
import { type Reviewed, reviewedRows } from './reviewed.js';

/** What is on the page. */
export type ReviewState =
  | { status: 'loading' }
  | { status: 'choose'; failure?: unknown }
  | { status: 'reading'; name: string }
  | {
      status: 'review';
      review: Review;
      isSaving: boolean;
      /** It lies in the browser, too. */
      isKept: boolean;
      /** It was there before the page was loaded. */
      isRestored: boolean;
      canUndo: boolean;
      failure?: unknown;
    }
  | { status: 'saved'; count: number };

/** Steps that can be taken back. */
const STEPS = 50;

/** Whether a question cannot be stored as it is. */
export const isBlocked = (one: Reviewed): boolean =>
  one.problems.some(({ blocking }) => blocking) || Object.keys(problemsOf(one.draft)).length > 0;

/** What the bank says of changed questions, once it has answered. */
function compared(all: readonly Reviewed[], asked: readonly Reviewed[], rows: readonly Row[]) {
  return all.map((one) => {
    const at = asked.findIndex(({ id, draft }) => id === one.id && draft === one.draft);
    const row = rows[at];
    return row ? { ...one, duplicateOf: row.duplicateOf, nearOf: row.nearOf ?? null } : one;
  });
}
type Row = Awaited<ReturnType<WordReviewPorts['compare']>>[number];

/** A Word file on its way into the bank, and what can be done with it. */
export type WordReview = ReturnType<typeof useWordReview>;

/** Reads a Word file, keeps what is corrected, and stores it. */
export function useWordReview(ports: WordReviewPorts, drafts: ReviewDrafts) {
  const [state, setState] = useState<ReviewState>({ status: 'loading' });
  const before = useRef<(readonly Reviewed[])[]>([]);
  const asked = useRef(0);

  useEffect(() => {
    let isGone = false;
    const show = (review?: Review) => {
      if (isGone || asked.current > 0) return;
      setState(
        review
          ? {
              status: 'review',
              review,
              isSaving: false,
              isKept: true,
              isRestored: true,
              canUndo: false,
            }
          : { status: 'choose' },
      );
    };
    drafts.read().then(show, () => show());
    return () => {
      isGone = true;
    };
  }, [drafts]);

  const put = (questions: readonly Reviewed[]) =>
    setState((now) => {
      if (now.status !== 'review') return now;
      const review = { ...now.review, questions };
      return { ...now, review, canUndo: before.current.length > 0, failure: undefined };
    });

  // What is seen is what is stored, in the order of the changes.
  const shown = state.status === 'review' ? state.review : undefined;
  const stored = useRef<Review>(undefined);
  useEffect(() => {
    if (!shown || stored.current === shown) return;
    const isFirst = stored.current === undefined;
    stored.current = shown;
    if (isFirst) return;
    drafts.change(shown).catch(() => {
      setState((now) => (now.status === 'review' ? { ...now, isKept: false } : now));
    });
  }, [shown, drafts]);

  const read = useStableCallback(async (file: File, keyFile?: File) => {
    asked.current += 1;
    const mine = asked.current;
    setState({ status: 'reading', name: file.name });
    let next: ReviewState;
    try {
      const { rows, pictures = {} } = await ports.read(file, keyFile);
      const review = { name: file.name, questions: reviewedRows(rows), pictures, file };
      const isKept = await drafts.begin(review).then(
        () => true,
        () => false,
      );
      next = {
        status: 'review',
        review,
        isSaving: false,
        isKept,
        isRestored: false,
        canUndo: false,
      };
    } catch (failure) {
      next = { status: 'choose', failure };
    }
    if (asked.current !== mine) return;
    before.current = [];
    stored.current = undefined;
    setState(next);
  });

  // A file that another page handed on is read before a draft is asked for.
  useEffect(() => {
    const file = takeHandedFile();
    if (file) void read(file);
  }, [read]);

  const change = useStableCallback(
    (
      next: (all: readonly Reviewed[]) => readonly Reviewed[],
      toCompare: readonly string[] = [],
    ) => {
      if (state.status !== 'review' || state.isSaving) return;
      const { questions } = state.review;
      const changed = next(questions);
      if (changed === questions) return;
      before.current = [...before.current, questions].slice(-STEPS);
      put(changed);
      const fresh = changed.filter(({ id }) => toCompare.includes(id));
      if (fresh.length === 0) return;
      // A hint: without an answer the question stands as it is.
      void ports
        .compare(fresh.map(({ draft }) => bodyOf(draft)))
        .then((rows) =>
          setState((now) =>
            now.status === 'review'
              ? {
                  ...now,
                  review: { ...now.review, questions: compared(now.review.questions, fresh, rows) },
                }
              : now,
          ),
        )
        .catch(() => undefined);
    },
  );

  const undo = useStableCallback(() => {
    const last = before.current.at(-1);
    if (!last || (state.status === 'review' && state.isSaving)) return;
    before.current = before.current.slice(0, -1);
    put(last);
  });

  const discard = useStableCallback(() => {
    asked.current += 1;
    void drafts.remove().catch(() => undefined);
    setState({ status: 'choose' });
  });

  const pages = useStableCallback(async () => {
    const file = state.status === 'review' ? state.review.file : undefined;
    if (!file) throw new Error('failed to show pages: the file is not here any more');
    return ports.pages(file);
  });

  const save = useStableCallback(async () => {
    if (state.status !== 'review' || state.isSaving) return;
    const { review } = state;
    const chosen = review.questions.filter(({ isKept }) => isKept);
    if (chosen.length === 0 || chosen.some(isBlocked)) return;
    setState({ ...state, isSaving: true, failure: undefined });
    try {
      const bodies = chosen.map(({ draft }) => bodyOf(draft));
      const sent = await withStoredPictures(bodies, review.pictures, ports.keepPicture);
      const count = await ports.save(sent);
      await drafts.remove().catch(() => undefined);
      setState({ status: 'saved', count });
    } catch (failure) {
      const refused = importRefusedSchema.safeParse(failure instanceof ApiError && failure.failure);
      const rows = refused.success ? refused.data.rows : [];
      const problems = new Map(chosen.map(({ id }, at) => [id, rows[at]?.problems]));
      const questions = review.questions.map((one) => ({
        ...one,
        problems: problems.get(one.id) ?? one.problems,
      }));
      setState({ ...state, isSaving: false, failure, review: { ...review, questions } });
    }
  });

  return useMemo(
    () => ({ state, read, change, undo, discard, pages, save }),
    [state, read, change, undo, discard, pages, save],
  );
}
