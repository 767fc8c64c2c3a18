import { Alert } from '@bank-soal/ui/alert';
import { Card } from '@bank-soal/ui/card';
import { Heading } from '@bank-soal/ui/heading';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { uploadTexts } from '../indonesian/upload.js';
import { lacksQuestionFile } from '../set-editor/index.js';
import { SameFilesWarning, type SameFilesWarningProps } from './duplicate-warnings.js';
import type { UploadHrefs } from './upload-hrefs.js';
import type { UploadOutcomeProps } from './upload-outcome.js';
import { UploadSlots, type UploadSlotsProps } from './upload-slots.js';

export interface UploadFilesProps
  extends Pick<UploadOutcomeProps, 'state'>,
    Pick<UploadSlotsProps, 'onAdd' | 'onRemove' | 'onRetry'> {
  /** The server's limit in MB. */
  maxMb: number;
  /** Files that the bank has already; an empty list says nothing. */
  sameFiles: SameFilesWarningProps['files'];
  /** Where links lead. */
  hrefs: Pick<UploadHrefs, 'preview'>;
}

/** The files of the new set, and what is wrong with them. */
export function UploadFiles({
  state,
  maxMb,
  sameFiles,
  hrefs,
  onAdd,
  onRemove,
  onRetry,
}: UploadFilesProps) {
  const uploadMessages = useTexts(uploadTexts);
  const { status, items, slotProblems, lost } = state;
  const missing =
    status.kind === 'failed' &&
    lacksQuestionFile(status.problem) &&
    !items.some(({ category }) => category === 'questions');
  return (
    <Card as="section" padding="lg" aria-label={uploadMessages.files}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={2} size="md">
            {uploadMessages.files}
          </Heading>
          <Text size="sm" tone="muted">
            {uploadMessages.filesHint(String(maxMb))}
          </Text>
        </Stack>
        {lost.length > 0 && (
          <Alert tone="warning" title={uploadMessages.lost}>
            {uploadMessages.lostText(lost.join(', '))}
          </Alert>
        )}
        <UploadSlots
          items={items}
          problems={
            missing && !slotProblems.questions
              ? { ...slotProblems, questions: { explanation: status.problem.sentence } }
              : slotProblems
          }
          busy={status.kind === 'busy'}
          onAdd={onAdd}
          onRemove={onRemove}
          onRetry={onRetry}
        />
        <SameFilesWarning
          files={sameFiles}
          chosen={items.map(({ name }) => name)}
          previewHref={hrefs.preview}
        />
      </Stack>
    </Card>
  );
}
