import type { PreviewType } from '@bank-soal/contract/files';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { DocumentPair, type DocumentPart } from '@bank-soal/ui/files';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Text } from '@bank-soal/ui/text';
import type { ReactNode } from 'react';
import { previewTexts } from '../../indonesian/preview.js';
import { combinedOf } from '../../model/files/combined-of.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { ClosedKeyLine, type ClosedKeyProps } from './closed-key.js';
import { combinedId } from './combined-id.js';
import type { ReaderView } from './preview-state.js';

export interface CombinedSectionProps extends Pick<ClosedKeyProps, 'onLogin'> {
  set: QuestionSet;
  view: ReaderView;
  onViewChange: (view: ReaderView) => void;
  renderCombined: (type: PreviewType) => ReactNode;
}

const SIDES = { questions: 'first', answers: 'second', both: 'both' } as const;
const VIEWS = { first: 'questions', second: 'answers', both: 'both' } as const;

function has(set: QuestionSet, type: PreviewType): boolean {
  return set.files.some(({ category }) => combinedOf(category) === type);
}

/** The reader: questions with test cases, the key, or both; and why there is no key. */
export function CombinedSection({
  set,
  view,
  onViewChange,
  renderCombined,
  onLogin,
}: CombinedSectionProps) {
  const { combined, reader, nothingToCombine } = useTexts(previewTexts);
  const part = (type: PreviewType): DocumentPart => ({
    label: reader[type],
    title: combined[type],
    id: combinedId(type),
    content: has(set, type) ? (
      renderCombined(type)
    ) : (
      <EmptyState size="sm" frame="sunken" title={nothingToCombine[type]} />
    ),
  });
  return (
    <DocumentPair
      wide
      label={reader.label}
      first={part('questions')}
      second={has(set, 'answers') ? part('answers') : undefined}
      view={SIDES[view]}
      onViewChange={(side) => onViewChange(VIEWS[side])}
      note={
        set.hasAnswers ? (
          <ClosedKeyLine set={set} onLogin={onLogin} />
        ) : (
          <Text size="sm" tone="muted">
            {nothingToCombine.answers}
          </Text>
        )
      }
    />
  );
}
