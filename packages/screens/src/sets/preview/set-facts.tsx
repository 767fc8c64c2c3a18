import { suggestExam } from '@bank-soal/contract/sets';
import { Cluster } from '@bank-soal/ui/cluster';
import { FoldedText } from '@bank-soal/ui/folded-text';
import { PageHeader } from '@bank-soal/ui/frame';
import { moreTexts } from '@bank-soal/ui/lib/indonesian';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { UpdatedDate } from '@bank-soal/ui/search';
import { DownloadCount, LevelBadge, TopicChips } from '@bank-soal/ui/sets';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import type { ReactNode } from 'react';
import { previewTexts } from '../../indonesian/preview.js';
import { filesOf, type QuestionSet } from '../../model/sets/question-set.js';
import { SetLock } from '../../set-lock/index.js';
import { NotesOf } from '../../set-marks/index.js';

/** Where the search for sets with the same fact is. */
export interface FactHrefs {
  course?: (name: string) => string;
  topic?: (name: string) => string;
  lecturer?: (name: string) => string;
}

/** Leads to the search, where there is one. */
function Fact({
  name,
  hrefOf,
  children = name,
}: {
  name: string;
  hrefOf: ((name: string) => string) | undefined;
  children?: ReactNode;
}) {
  if (!hrefOf) return <span>{children}</span>;
  return (
    <Link href={hrefOf(name)} tone="neutral" display="standalone">
      {children}
    </Link>
  );
}

/** Longer ones would fill a phone's window in the size of the others. */
const LONG_TITLE = 90;

/** As many topics as fit beside the other facts. */
const TOPICS = 6;

/** That the key is closed stands where it would be read. */
const isSaidByReader = (set: QuestionSet) =>
  !set.release && set.hasAnswers && filesOf(set, 'answers').length === 0;

/** Facts of the set: title, level, subject, year, description, and lecturer. Also its print. */
export function SetFacts({
  set,
  hrefs = {},
  back,
  actions,
  notes = true,
}: {
  set: QuestionSet;
  hrefs?: FactHrefs | undefined;
  back?: ReactNode;
  actions?: ReactNode;
  /** With what the reader can note of it. */
  notes?: boolean;
}) {
  const previewMessages = useTexts(previewTexts);
  const word = useTexts(moreTexts)['exam.word'];
  const words = (...all: (string | null)[]) => all.flatMap((one) => (one ? [word(one)] : []));
  const suggested = suggestExam(set.title);
  const exam = words(set.examKind, set.term).join(', ');
  const fromTitle = words(
    set.examKind === null ? suggested.examKind : null,
    set.term === null ? suggested.term : null,
  ).join(', ');
  return (
    <Stack gap="md">
      <PageHeader
        back={back}
        title={set.title}
        size={set.title.length > LONG_TITLE ? 'lg' : 'xl'}
        description={set.description && <FoldedText>{set.description}</FoldedText>}
        actions={actions}
      />
      <Text as="div" size="sm" tone="muted">
        <Cluster gap="md" style={{ rowGap: 4 }}>
          <LevelBadge level={set.level} />
          {!isSaidByReader(set) && <SetLock set={set} />}
          <Fact name={set.subject} hrefOf={hrefs.course} />
          {set.year !== null && <span>{previewMessages.year(String(set.year))}</span>}
          {exam && <span>{exam}</span>}
          {fromTitle && <span>{previewMessages.fromTitle(fromTitle)}</span>}
          <Fact name={set.lecturer} hrefOf={hrefs.lecturer}>
            {previewMessages.lecturer(set.lecturer)}
          </Fact>
          <UpdatedDate date={set.lastUpdated} />
          <DownloadCount count={set.downloads} />
          <TopicChips
            topics={set.topics}
            max={TOPICS}
            renderTopic={(topic) => <Fact name={topic} hrefOf={hrefs.topic} />}
          />
        </Cluster>
      </Text>
      {notes && <NotesOf set={set} />}
    </Stack>
  );
}
