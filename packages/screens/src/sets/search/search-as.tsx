import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import type { ReactNode } from 'react';
import { useSite } from '../../data/site/use-site.js';
import { ViewerKindContext } from '../../data/viewer-kind.js';
import { viewAsTexts } from '../../indonesian/view-as.js';
import { VIEWERS, type Viewer } from '../../model/accounts/reader-kind.js';
import { ViewAsToggle } from '../../view-as/index.js';

export interface SearchAsProps {
  /** Whose eyes, as the address has it; what is none of them is oneself. */
  viewAs: string | null | undefined;
  onViewAs: (viewer: Viewer) => void;
  /** The results in that form, with the choice above them. */
  children: (choice?: ReactNode) => ReactNode;
}

/** For administrators: the search as others see it. */
export function SearchAs({ viewAs, onViewAs, children }: SearchAsProps) {
  const { list, readers } = useTexts(viewAsTexts);
  const site = useSite();
  // A server that shows every set to everyone knows nobody else's eyes.
  if (site.status !== 'ready' || site.data.defaultVisibility === undefined) return children();
  const viewer = VIEWERS.find((one) => one === viewAs) ?? 'me';
  return (
    <ViewerKindContext value={viewer === 'me' ? undefined : viewer}>
      {children(
        <Stack gap="xs">
          <ViewAsToggle value={viewer} onChange={onViewAs} />
          {viewer !== 'me' && (
            <Text size="sm" tone="muted">
              {list(readers[viewer])}
            </Text>
          )}
        </Stack>,
      )}
    </ViewerKindContext>
  );
}
