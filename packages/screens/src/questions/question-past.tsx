import type { QuestionUse, QuestionVersions } from '@bank-soal/contract/questions';
import { DateTime } from '@bank-soal/ui/date-time';
import { Heading } from '@bank-soal/ui/heading';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { questionsTexts } from '../indonesian/questions.js';
import type { LoadState } from '../model/load-state.js';

export interface QuestionPastViewProps {
  versions: LoadState<QuestionVersions>;
  /** Absent for who is not told when questions were used. */
  usage: LoadState<readonly QuestionUse[]> | undefined;
}

function Usage({ usage }: { usage: readonly QuestionUse[] }) {
  const messages = useTexts(questionsTexts);
  const { formatDate } = useFormats();
  if (usage.length === 0) {
    return (
      <Text size="sm" tone="muted">
        {messages.neverUsed}
      </Text>
    );
  }
  return usage.map(({ paperTitle, usedOn, term }, index) => (
    <Text key={`${usedOn} ${index}`} size="sm">
      {messages.used(paperTitle, term)} · {formatDate(usedOn, 'short')}
    </Text>
  ));
}

/** Earlier versions of a question, and the exams that it stood in. */
export function QuestionPastView({ versions, usage }: QuestionPastViewProps) {
  const messages = useTexts(questionsTexts);
  const { formatCount } = useFormats();
  const states = [versions, usage].filter((state) => state !== undefined);
  if (states.some(({ status }) => status === 'failed')) {
    return (
      <Text size="sm" tone="muted">
        {messages.pastFailed}
      </Text>
    );
  }
  if (versions.status !== 'ready' || (usage && usage.status !== 'ready')) {
    return <LoadingStatus>{messages.loading}</LoadingStatus>;
  }
  return (
    <Stack gap="sm">
      {usage?.status === 'ready' && (
        <Stack gap="xs">
          <Heading level={4} size="sm">
            {messages.usage}
          </Heading>
          <Usage usage={usage.data} />
        </Stack>
      )}
      {versions.data.length > 1 && (
        <Stack gap="xs">
          <Heading level={4} size="sm">
            {messages.versions}
          </Heading>
          {versions.data.map(({ version, author, at }) => (
            <Text key={version} size="sm">
              {messages.version(formatCount(version), author?.name ?? messages.unknownAuthor)} ·{' '}
              <DateTime value={at} />
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
