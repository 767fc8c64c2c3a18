'use client';

import { Cluster } from '@bank-soal/ui/cluster';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { SegmentedToggle } from '@bank-soal/ui/segmented-toggle';
import { Text } from '@bank-soal/ui/text';
import { viewAsTexts } from '../indonesian/view-as.js';
import { VIEWERS, type Viewer } from '../model/accounts/reader-kind.js';

/** Chooses with whose eyes sets are looked at. */
export function ViewAsToggle({
  value,
  onChange,
}: {
  value: Viewer;
  onChange: (viewer: Viewer) => void;
}) {
  const { label, readers } = useTexts(viewAsTexts);
  return (
    <Cluster>
      <Text as="span" size="sm" tone="muted" aria-hidden>
        {label}
      </Text>
      <SegmentedToggle
        label={label}
        options={VIEWERS.map((viewer) => ({ value: viewer, label: readers[viewer] }))}
        value={value}
        onChange={onChange}
      />
    </Cluster>
  );
}
