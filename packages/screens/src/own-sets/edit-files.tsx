import { FILE_CATEGORIES, type FileCategory } from '@bank-soal/contract/files';
import { Alert } from '@bank-soal/ui/alert';
import { Card } from '@bank-soal/ui/card';
import { Grid } from '@bank-soal/ui/grid';
import { Heading } from '@bank-soal/ui/heading';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useState } from 'react';
import { editSetTexts } from '../indonesian/edit-set.js';
import { filesOf, type QuestionSet, type SetFile } from '../model/sets/question-set.js';
import { CategorySlot, FailedWrite, type SetFiles } from '../set-editor/index.js';
import { RemoveFileDialog } from './remove-file-dialog.js';
import { StoredFile } from './stored-file.js';

export interface EditFilesProps {
  set: QuestionSet;
  files: SetFiles;
  /** The server's limit in MB. */
  maxMb: number;
  /** Words why a file could not be deleted. */
  describeError: (reason: unknown) => string;
  onLogin: () => void;
}

interface CategoryProps extends Pick<EditFilesProps, 'set' | 'files'> {
  category: FileCategory;
  onRemove: (file: SetFile) => void;
}

function Category({ set, files, category, onRemove }: CategoryProps) {
  const messages = useTexts(editSetTexts);
  const stored = filesOf(set, category);
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm">
        {messages.categories[category]}
      </Heading>
      {stored.length === 0 ? (
        <Text size="sm" tone="muted">
          {messages.noFiles}
        </Text>
      ) : (
        <Stack as="ul" gap="sm" aria-label={messages.categories[category]}>
          {stored.map((file) => (
            <StoredFile key={file.id} file={file} onReplace={files.replace} onRemove={onRemove} />
          ))}
        </Stack>
      )}
      <CategorySlot
        category={category}
        items={files.items}
        problem={files.problems[category]}
        onAdd={files.add}
        onRemove={files.drop}
        onRetry={files.retry}
      />
    </Stack>
  );
}

/** The files of a set: add, replace, remove, and what became of it. */
export function EditFiles({ set, files, maxMb, describeError, onLogin }: EditFilesProps) {
  const messages = useTexts(editSetTexts);
  const [asked, setAsked] = useState<SetFile>();
  const questions = filesOf(set, 'questions');
  return (
    <Card as="section" padding="lg" aria-label={messages.files}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={2} size="md">
            {messages.files}
          </Heading>
          <Text size="sm" tone="muted">
            {messages.filesHint(String(maxMb))}
          </Text>
        </Stack>
        {questions.length === 0 && (
          <Alert tone="warning" title={messages.unfinished}>
            {messages.unfinishedHint}
          </Alert>
        )}
        {files.failure && <FailedWrite problem={files.failure} onLogin={onLogin} />}
        <Grid gap="lg" stretch>
          {FILE_CATEGORIES.map((category) => (
            <Category
              key={category}
              set={set}
              files={files}
              category={category}
              onRemove={setAsked}
            />
          ))}
        </Grid>
      </Stack>
      <RemoveFileDialog
        file={asked}
        last={asked?.category === 'questions' && questions.length === 1}
        onClose={() => setAsked(undefined)}
        onConfirm={files.remove}
        describeError={describeError}
      />
    </Card>
  );
}
