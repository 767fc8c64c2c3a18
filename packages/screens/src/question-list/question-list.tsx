'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { plainLine } from '@bank-soal/ui/markdown-view';
import { QuestionRow } from '@bank-soal/ui/questions';
import { ResultCount } from '@bank-soal/ui/search';
import { Stack } from '@bank-soal/ui/stack';
import { VisuallyHidden } from '@bank-soal/ui/visually-hidden';
import type { ReactNode } from 'react';
import { UnreadyLoad } from '../failed-load/index.js';
import { questionListTexts } from '../indonesian/question-list.js';
import type { BankQuestion } from '../model/questions/bank-question.js';
import { originOf } from './origin-of.js';
import type { Bank } from './use-bank.js';

export interface QuestionListProps {
  /** Found questions; lecturers know when questions were used, and one's own are marked. */
  bank: Pick<Bank, 'state' | 'narrowed' | 'onShowAll' | 'userId' | 'isLecturer'>;
  /** Level of the heading of the list, by its place in the outline of the page. */
  headingLevel: 2 | 3;
  /** Actions on a question; its name is unlike that of any other in the list. */
  renderActions?: (question: BankQuestion, name: string) => ReactNode;
  /** Stands below a question that is unfolded. */
  renderBelow?: (question: BankQuestion) => ReactNode;
  /** Which are chosen; without it none can be. */
  selected?: ReadonlySet<BankQuestion['id']>;
  onSelect?: (question: BankQuestion, chosen: boolean) => void;
}

/** The bank's questions, one line each that unfolds. */
export function QuestionList({
  bank: { state, narrowed, onShowAll, userId, isLecturer },
  headingLevel,
  renderActions,
  renderBelow,
  selected,
  onSelect,
}: QuestionListProps) {
  const messages = useTexts(questionListTexts);
  if (state.status !== 'ready')
    return <UnreadyLoad load={state} words={messages} frame="card" headingLevel={headingLevel} />;
  const { items, total, more } = state.data;
  return (
    <Stack gap="sm">
      <VisuallyHidden as={`h${headingLevel}`}>{messages.list}</VisuallyHidden>
      <ResultCount count={total} />
      {items.length === 0 ? (
        <EmptyState
          frame="sunken"
          size="sm"
          title={narrowed ? messages.nothing : messages.empty}
          description={narrowed ? messages.nothingHint : messages.emptyHint}
          actions={narrowed && <Button onClick={onShowAll}>{messages.showAll}</Button>}
        />
      ) : (
        items.map((question, index) => {
          const number = index + 1;
          const name = `${plainLine(question.markdown)} (${number})`;
          return (
            <Card key={question.id} padding="none">
              <QuestionRow
                number={number}
                titleAs={headingLevel === 2 ? 'h3' : 'h4'}
                question={question}
                level={question.level}
                points={question.points}
                subject={question.subject}
                origin={originOf(question, userId)}
                actions={renderActions?.(question, name)}
                {...(isLecturer && { lastUsed: question.lastUsed })}
                {...(selected && {
                  selected: selected.has(question.id),
                  onSelectedChange: (chosen: boolean) => onSelect?.(question, chosen),
                })}
              >
                {renderBelow?.(question)}
              </QuestionRow>
            </Card>
          );
        })
      )}
      {more?.failed && <Alert tone="danger" title={messages.moreFailed} />}
      {more && (
        <Button busy={more.busy} onClick={more.load}>
          {more.failed ? messages.again : messages.more}
        </Button>
      )}
    </Stack>
  );
}
