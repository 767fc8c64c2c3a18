'use client';

import { FILE_CATEGORIES } from '@bank-soal/contract/files';
import { OnPaper } from '@bank-soal/ui/on-paper';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { filesOf, type QuestionSet } from '../../model/question-set.js';
import { usePreviewMessages } from './preview-messages.js';

/** On paper there are no tabs: all files by name. */
export function PrintedFiles({ set }: { set: QuestionSet }) {
  const previewMessages = usePreviewMessages();
  return (
    <OnPaper>
      <Stack gap="sm">
        {FILE_CATEGORIES.map((category) => {
          const names = filesOf(set, category).map(({ name }) => name);
          return names.length === 0 ? null : (
            <Text key={category}>
              {previewMessages.printedFiles(previewMessages.tabs[category], names.join(', '))}
            </Text>
          );
        })}
      </Stack>
    </OnPaper>
  );
}
