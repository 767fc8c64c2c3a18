import { SetCover } from '@bank-soal/ui/sets';
import { WhenNear } from '@bank-soal/ui/when-near';
import { useCover } from '../../data/files/use-cover.js';
import type { QuestionSet } from '../../model/sets/question-set.js';

export interface NearCoverProps {
  /** Whose first page is shown. */
  set: QuestionSet;
}

function Loaded({ set }: NearCoverProps) {
  const src = useCover(set);
  // A frame that may stay empty says nothing; the place is kept.
  return src !== undefined && <SetCover src={src} />;
}

/** A picture of a set's first page, fetched when it comes near the window. */
export function NearCover({ set }: NearCoverProps) {
  return (
    <WhenNear minHeight={1} style={{ height: '100%' }}>
      <Loaded set={set} />
    </WhenNear>
  );
}
