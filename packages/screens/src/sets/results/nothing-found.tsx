import { Button } from '@bank-soal/ui/button';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { searchTexts } from '../../indonesian/search.js';

export interface NothingFoundProps {
  /** Shows everything again. */
  onClear: () => void;
  /** Where everyone may add sets: a way out of an empty bank. */
  uploadHref?: string | undefined;
  /** There are no sets at all, whatever is looked for. */
  emptyBank: boolean;
}

/** Stands in the place of sets that nobody has. */
export function NothingFound({ emptyBank, onClear, uploadHref }: NothingFoundProps) {
  const searchMessages = useTexts(searchTexts);
  const upload = uploadHref !== undefined && (
    <Button asChild variant="primary">
      <HostLink href={uploadHref}>{searchMessages.upload}</HostLink>
    </Button>
  );
  const clear = <Button onClick={onClear}>{searchMessages.clear}</Button>;
  return (
    <EmptyState
      frame="card"
      headingLevel={2}
      title={searchMessages.empty}
      description={emptyBank ? searchMessages.emptyBankHint : searchMessages.emptyHint}
      actions={emptyBank ? upload : clear}
    />
  );
}
