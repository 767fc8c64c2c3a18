'use client';

import { ConflictChoice, type ConflictSide } from '@bank-soal/ui/conflict-choice';
import { papersTexts } from '@bank-soal/ui/lib/indonesian';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { paperPeopleTexts } from '../../indonesian/paper-people.js';
import { itemsOf, type PaperDraft } from '../draft/paper-draft.js';
import { toDraft } from '../editor/paper-wire.js';
import type { MetChanges } from './use-paper-merge.js';

export interface PaperConflictChoiceProps {
  met: MetChanges;
  /** The paper as it stands here. */
  draft: PaperDraft;
  onResolve: (sides: Record<string, ConflictSide>) => void;
}

/** What two people have put into the same fields of a paper, side by side. */
export function PaperConflictChoice({ met, draft, onResolve }: PaperConflictChoiceProps) {
  const messages = useTexts(paperPeopleTexts);
  const names: Readonly<Record<string, unknown>> = useTexts(papersTexts);
  const { fields: own } = messages;
  const theirs = toDraft(met.theirs.paper, met.theirs.questions, messages.closedQuestion);

  function labelOf(field: string): string {
    if (Object.hasOwn(own, field)) return own[field as keyof typeof own];
    const name = names[`paperHead.${field}`];
    return typeof name === 'string' ? name : field;
  }

  function shown(field: string, { title, description, sections, head, ...rest }: PaperDraft) {
    if (field === 'title') return title;
    if (field === 'instructions') return description;
    if (field === 'sections') {
      const items = itemsOf({ sections } as PaperDraft);
      return items.map(({ question }, at) => `${at + 1}. ${question.markdown}`).join('\n');
    }
    const value = { ...rest, ...head }[field as keyof typeof head];
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    return Array.isArray(value) ? value.join('\n') : String(value ?? '');
  }

  return (
    <ConflictChoice
      headingLevel={2}
      title={messages.conflict}
      description={messages.conflictHint}
      fields={met.fields.map((field) => ({
        id: field,
        label: labelOf(field),
        mine: shown(field, draft),
        theirs: shown(field, theirs),
      }))}
      onResolve={onResolve}
    />
  );
}
