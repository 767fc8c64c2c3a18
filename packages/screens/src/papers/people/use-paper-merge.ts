'use client';

import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { ConflictSide } from '@bank-soal/ui/conflict-choice';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/api-provider.js';
import { logFailure } from '../../data/log-failure.js';
import { type PaperToEdit, readPaper } from '../../data/papers/use-paper-to-edit.js';
import type { PaperDraft } from '../draft/paper-draft.js';
import type { PaperKeeper } from '../editor/paper-keeper.js';
import { toBody, toDraft } from '../editor/paper-wire.js';
import { mergePapers } from './merge-papers.js';

/** A paper as a body, without the texts of its questions. */
const bodyOf = (paper: PaperAnswer) => toBody(toDraft(paper, new Map(), ''));

/** Two people's changes that meet. */
export interface MetChanges {
  /** The paper as the other made it. */
  theirs: PaperToEdit;
  /** Fields that both changed. */
  fields: readonly string[];
}

interface MergeTools {
  keeper: PaperKeeper;
  /** The paper as it stands here. */
  draft: PaperDraft;
  /** Shows another paper in its place. */
  replace: (draft: PaperDraft) => void;
  /** What is known of questions. */
  questions: PaperToEdit['questions'];
  /** Called with what is known of others. */
  onRead: (questions: PaperToEdit['questions']) => void;
  /** Stands for a question that cannot be read. */
  unknown: string;
}

/** Brings together what several people make of a paper, and tells where their changes meet. */
export function usePaperMerge(tools: MergeTools) {
  const api = useApi();
  const { keeper } = tools;
  const [met, setMet] = useState<MetChanges>();
  const latest = useRef(tools);
  useEffect(() => {
    latest.current = tools;
  });
  const running = useRef(false);

  const settle = useCallback(
    (theirs: PaperToEdit, sides?: Readonly<Record<string, ConflictSide>>) => {
      const { draft, replace, questions, onRead, unknown } = latest.current;
      const base = keeper.paper();
      const [mine, there] = [toBody(draft), bodyOf(theirs.paper)];
      const { body, fields } = mergePapers(base && bodyOf(base), mine, there, sides);
      if (fields.length > 0 && sides === undefined) return setMet({ theirs, fields });
      setMet(undefined);
      onRead(theirs.questions);
      const known = new Map([...questions, ...theirs.questions]);
      replace(toDraft({ ...theirs.paper, ...body } as PaperAnswer, known, unknown));
      const kept = { id: theirs.paper.id, etag: theirs.etag, paper: theirs.paper };
      const isSame = JSON.stringify(body) === JSON.stringify(there);
      void keeper.goOn(kept, isSame ? undefined : body);
    },
    [keeper],
  );

  const read = useCallback(async () => {
    const id = keeper.id();
    if (id === undefined || running.current) return;
    running.current = true;
    try {
      settle(await readPaper(api, id));
    } catch (error) {
      logFailure(error);
    } finally {
      running.current = false;
    }
  }, [api, keeper, settle]);

  useEffect(() => {
    let before = keeper.status().kind;
    return keeper.subscribe(() => {
      const { kind } = keeper.status();
      if (kind === 'conflict' && before !== kind) void read();
      before = kind;
    });
  }, [keeper, read]);

  return {
    met,
    /** Takes a side for each field that both changed. */
    resolve: (sides: Readonly<Record<string, ConflictSide>>) => met && settle(met.theirs, sides),
    /** Takes over what others changed. */
    read,
  };
}
