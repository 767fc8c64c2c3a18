import type { Id } from '@bank-soal/contract/common';
import type { QuestionFormat } from '@bank-soal/contract/questions';
import { Button } from '@bank-soal/ui/button';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { Container } from '@bank-soal/ui/container';
import { PageHeader } from '@bank-soal/ui/frame';
import { AddIcon, ImportIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { plainLine } from '@bank-soal/ui/markdown-view';
import { Stack } from '@bank-soal/ui/stack';
import { type ReactNode, useRef, useState } from 'react';
import { useFocusBack } from '../browser/use-focus-back.js';
import { useSelection } from '../browser/use-selection.js';
import { questionsTexts } from '../indonesian/questions.js';
import type { BankQuestion } from '../model/questions/bank-question.js';
import { type Bank, QuestionFilters, QuestionList } from '../question-list/index.js';
import { ExportBar } from './export-bar.js';
import {
  ImportQuestionsDialog,
  type ImportQuestionsDialogProps,
} from './import-questions-dialog.js';
import { MarkDialog, type Marking } from './mark-dialog.js';
import { OwnActions } from './own-actions.js';
import type { WrittenQuestionProps } from './written-question.js';

export interface QuestionsViewProps
  extends Pick<
      ImportQuestionsDialogProps,
      'onLook' | 'onImport' | 'describeError' | 'renderExisting'
    >,
    Pick<WrittenQuestionProps, 'options'> {
  /** The questions that are shown, and how they are narrowed. */
  bank: Bank;
  /** Stands in place of the list while a question is written. */
  written: ReactNode;
  /** Opens the page on which a question is written, by its id. */
  onWrite: (id: 'new' | Id) => void;
  /** Deletes a question of one's own; the dialog stays until it is done. */
  onRemove: (question: BankQuestion) => Promise<void>;
  /** Gives the chosen questions outcomes and a level. */
  marking: Marking & {
    /** Opens the dialog for the chosen questions. */
    onOpen: (questions: readonly BankQuestion[]) => void;
  };
  /** Hands the chosen questions to the person as a file. */
  onExport: (questions: readonly BankQuestion[], format: QuestionFormat) => void;
  /** Earlier versions and uses of a question. */
  renderPast: (question: BankQuestion) => ReactNode;
  /** Where links lead. */
  hrefs: {
    papers: string;
    /** The list itself, for the way back from a question; without it there is no link. */
    questions?: string;
    /** Where questions of a Word file are reviewed; without it there is no link. */
    fromWord?: string;
  };
}

const NONE: readonly BankQuestion[] = [];

/** The bank of questions as it looks: looked through, written, imported, exported. */
export function QuestionsView({
  bank,
  written,
  onWrite,
  options,
  onRemove,
  onExport,
  marking,
  renderPast,
  hrefs,
  describeError,
  ...importing
}: QuestionsViewProps) {
  const messages = useTexts(questionsTexts);
  const search = useRef<HTMLInputElement>(null);
  const isWriting = Boolean(written);
  useFocusBack(isWriting);
  const [isImporting, setImporting] = useState(false);
  const [asked, setAsked] = useState<BankQuestion>();
  const selection = useSelection(bank.state.status === 'ready' ? bank.state.data.items : NONE);
  const isMine = ({ owner }: BankQuestion) => owner !== null && owner.id === bank.userId;
  return (
    <Container space="md">
      {written}
      {/* Hidden, not gone: what narrows it, and where the keyboard was, are there afterwards. */}
      <div hidden={isWriting}>
        <Stack gap="lg">
          <PageHeader
            title={messages.title}
            description={messages.lead}
            actions={
              <>
                <Button variant="primary" icon={<AddIcon />} onClick={() => onWrite('new')}>
                  {messages.write}
                </Button>
                <Button
                  icon={<ImportIcon />}
                  aria-haspopup="dialog"
                  onClick={() => setImporting(true)}
                >
                  {messages.import}
                </Button>
                <Button asChild>
                  <HostLink href={hrefs.papers}>{messages.papers}</HostLink>
                </Button>
              </>
            }
          />
          <QuestionFilters bank={bank} options={options} searchRef={search} />
          <QuestionList
            bank={bank}
            headingLevel={2}
            selected={selection.ids as ReadonlySet<number>}
            onSelect={({ id }, chosen) => {
              const next = new Set(selection.ids);
              if (chosen) next.add(id);
              else next.delete(id);
              selection.choose(next);
            }}
            renderBelow={renderPast}
            renderActions={(question, name) =>
              isMine(question) && (
                <OwnActions
                  name={name}
                  onEdit={() => onWrite(question.id)}
                  onRemove={() => setAsked(question)}
                />
              )
            }
          />
          <ExportBar
            count={selection.rows.length}
            onClear={selection.clear}
            onExport={(format) => onExport(selection.rows, format)}
            onMark={() => marking.onOpen(selection.rows.filter(isMine))}
          />
        </Stack>
      </div>
      <ImportQuestionsDialog
        {...importing}
        fromWordHref={hrefs.fromWord}
        open={isImporting}
        onClose={() => setImporting(false)}
        describeError={describeError}
      />
      <MarkDialog marking={marking} courses={options.courses} />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title={messages.removeTitle}
        description={asked && messages.removeText(plainLine(asked.markdown))}
        confirmLabel={messages.remove}
        onConfirm={() => asked && onRemove(asked)}
        describeError={(reason) => describeError(reason, messages.writeFailed)}
      />
    </Container>
  );
}
