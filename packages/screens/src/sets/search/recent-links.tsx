import { Cluster } from '@bank-soal/ui/cluster';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { Text } from '@bank-soal/ui/text';
import { useId } from 'react';
import { searchTexts } from '../../indonesian/search.js';
import type { RecentSet } from '../../model/sets/recent-sets.js';

export interface RecentLinksProps {
  recent: readonly RecentSet[];
  previewHref: (id: number) => string;
}

/** The sets that were looked at last; nothing when there are none. */
export function RecentLinks({ recent, previewHref }: RecentLinksProps) {
  const searchMessages = useTexts(searchTexts);
  const id = useId();
  if (recent.length === 0) return null;
  return (
    <Cluster as="nav" gap="md" aria-labelledby={id}>
      <Text as="span" id={id} size="sm" tone="muted">
        {searchMessages.recent}
      </Text>
      {recent.map((set) => (
        <Text as="span" key={set.id} size="sm">
          <Link href={previewHref(set.id)} tone="neutral" display="standalone">
            {set.title}
          </Link>
        </Text>
      ))}
    </Cluster>
  );
}
