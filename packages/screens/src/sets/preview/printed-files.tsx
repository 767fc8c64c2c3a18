import { FILE_CATEGORIES } from '@bank-soal/contract/files';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { OnPaper } from '@bank-soal/ui/on-paper';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { previewTexts } from '../../indonesian/preview.js';
import { filesOf, type QuestionSet } from '../../model/sets/question-set.js';

/** On paper there are no tabs: all files by name. */
export function PrintedFiles({ set }: { set: QuestionSet }) {
  const previewMessages = useTexts(previewTexts);
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
