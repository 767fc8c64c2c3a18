'use client';

import type { Id } from '@bank-soal/contract/common';
import type { QuestionFormat } from '@bank-soal/contract/questions';
import { QUESTION_SENTENCES } from '@bank-soal/contract/sentences';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { useApi } from '../api/api-provider.js';
import type { KeyStorage } from '../browser/stored.js';
import { lookIntoFile, useQuestionWrites } from '../data/questions/use-question-writes.js';
import { useQuestionUsage, useQuestionVersions } from '../data/questions/use-questions.js';
import { saveBlob } from '../data/save-blob.js';
import { useUploadOptions } from '../data/sets/use-upload-options.js';
import { questionsTexts } from '../indonesian/questions.js';
import type { BankQuestion } from '../model/questions/bank-question.js';
import { ExistingQuestion, useBank } from '../question-list/index.js';
import { useSession } from '../session/session-provider.js';
import { useSessionEnd } from '../session/use-session-end.js';
import { userKey } from '../session/user-key.js';
import { useFailureSentence } from '../texts/use-failure-sentence.js';
import { QuestionPastView } from './question-past.js';
import { QuestionsView, type QuestionsViewProps } from './questions-view.js';
import { useMarking } from './use-marking.js';
import { WrittenQuestion } from './written-question.js';

export interface QuestionsScreenProps {
  /** Where links lead. */
  hrefs: QuestionsViewProps['hrefs'];
  /** The question that is written in place of the list: a new one, or one by its id; absent: the list. */
  written?: 'new' | Id | undefined;
  /** Called with what is written from now on. Without it the screen knows by itself. */
  onWrittenChange?: (written: 'new' | Id | undefined) => void;
  /** Where a question that is not saved outlives the page. */
  storage?: KeyStorage;
  /**
   * Hands a file to the person.
   * @default a download of the browser
   */
  save?: (blob: Blob, name: string) => void;
  /** Leads to the login and back; the ended session is gone by then. */
  onSessionEnded: () => void;
}

const NO_OPTIONS = { courses: [] as readonly string[], topics: [] as readonly string[] };
const ENDINGS = { moodle: 'xml', gift: 'gift', aiken: 'txt', json: 'json' } as const;

function Past({ question, withUse }: { question: BankQuestion; withUse: boolean }) {
  const versions = useQuestionVersions(question.id);
  const usage = useQuestionUsage(withUse ? question.id : undefined);
  return <QuestionPastView versions={versions} usage={withUse ? usage : undefined} />;
}

/** The bank's questions. What it says in passing needs a `ToastRegion` on the page. */
export function QuestionsScreen({
  hrefs,
  written: given,
  onWrittenChange,
  storage,
  save = saveBlob,
  onSessionEnded,
}: QuestionsScreenProps) {
  const api = useApi();
  const messages = useTexts(questionsTexts);
  const { formatCount } = useFormats();
  const { user } = useSession();
  const bank = useBank();
  useSessionEnd(bank.state, onSessionEnded);
  const writes = useQuestionWrites();
  const options = useUploadOptions();
  const names = options.status === 'ready' ? options.data : NO_OPTIONS;
  const marking = useMarking(writes);
  const [known, setKnown] = useState<'new' | Id>();
  const written = onWrittenChange ? given : known;
  const write = onWrittenChange ?? setKnown;

  const describeError = useFailureSentence(QUESTION_SENTENCES);

  async function exportAll(questions: readonly BankQuestion[], format: QuestionFormat) {
    try {
      const blob = await writes.take(
        questions.map(({ id }) => id),
        format,
      );
      save(blob, `${messages.exportFile}.${ENDINGS[format]}`);
    } catch (error) {
      toast.error(describeError(error, messages.exportFailed));
    }
  }

  return (
    <QuestionsView
      bank={bank}
      written={
        written !== undefined && (
          <WrittenQuestion
            // Each question has its own draft: opening another loses nothing.
            key={written}
            id={written === 'new' ? undefined : written}
            options={names}
            isLecturer={bank.isLecturer}
            href={hrefs.questions}
            storage={storage}
            storageKey={`question-draft:${user ? userKey(user) : ''}`}
            onClosed={() => write(undefined)}
          />
        )
      }
      onWrite={write}
      marking={marking}
      options={names}
      onRemove={async ({ id }) => {
        await writes.remove(id);
        toast.success(messages.removed);
      }}
      onExport={(questions, format) => void exportAll(questions, format)}
      onLook={(file) => lookIntoFile(api, file)}
      onImport={async (file, skip) => {
        const count = await writes.bring(file, skip);
        toast.success(messages.imported(formatCount(count)));
      }}
      describeError={describeError}
      renderExisting={(id) => <ExistingQuestion id={id} userId={bank.userId} />}
      renderPast={(question) => <Past question={question} withUse={bank.isLecturer} />}
      hrefs={hrefs}
    />
  );
}
