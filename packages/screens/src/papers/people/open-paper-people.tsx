'use client';

import type { PaperAnswer } from '@bank-soal/contract/papers';
import { useEffect, useRef } from 'react';
import { usePaperPresence } from '../../data/use-paper-people.js';
import type { KeepStatus, PaperKeeper } from '../editor/paper-keeper.js';
import { PaperPeople } from './paper-people.js';

interface OpenPaperPeopleProps {
  paper: PaperAnswer;
  keeper: PaperKeeper;
  status: KeepStatus;
  /** Takes over what others changed. */
  read: () => Promise<void>;
  onLeft: () => void;
}

/** Who stands for an open paper and has it open, too; what others change comes here while nothing waits. */
export function OpenPaperPeople({ paper, keeper, status, read, onLeft }: OpenPaperPeopleProps) {
  const isShared = paper.people.length > 0 || paper.review.status !== 'none';
  const presence = usePaperPresence(isShared ? paper.id : undefined);
  const tag = presence?.tag;
  const isQuiet = status.kind === 'idle' || status.kind === 'saved';
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!isQuiet || tag === undefined || tag === seen.current) return;
    seen.current = tag;
    if (tag !== keeper.etag()) void read();
  }, [tag, isQuiet, keeper, read]);
  return (
    <PaperPeople
      paper={paper}
      etag={keeper.etag()}
      present={presence?.people.map(({ name }) => name) ?? []}
      onChange={({ data, etag }) => void keeper.goOn({ id: data.id, etag, paper: data })}
      onStale={() => void read()}
      onLeft={onLeft}
    />
  );
}
