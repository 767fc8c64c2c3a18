'use client';

import type { Visibility } from '@bank-soal/contract/sets';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Cluster } from '@bank-soal/ui/cluster';
import { Heading } from '@bank-soal/ui/heading';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { AudienceChoice, OpeningDate, ReleaseSentence } from '@bank-soal/ui/sets';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useState } from 'react';
import { uploadTexts } from '../../indonesian/upload.js';
import { type ReleaseForm, readRelease, releaseOfSite, withVisibility } from './release-form.js';

export interface ReleaseFieldsProps {
  /** The choice; `null` while there is none, and the site's own choice holds. */
  release: ReleaseForm | null;
  onChange: (release: ReleaseForm) => void;
  /** The site's choice for sets that say nothing. */
  defaultVisibility: Visibility;
  /** A try to send was made: what cannot be read is said even where nobody left the field. */
  asked: boolean;
  /** Where it is explained. */
  guideHref?: string;
  /**
   * Leaves the heading out, where a dialog has its own.
   * @default false
   */
  headingHidden?: boolean;
}

/** Visibility of a set and its key, its dates, and the consequences. */
export function ReleaseFields({
  release,
  onChange,
  defaultVisibility,
  asked,
  guideHref,
  headingHidden = false,
}: ReleaseFieldsProps) {
  const { release: messages } = useTexts(uploadTexts);
  const form = release ?? releaseOfSite(defaultVisibility);
  const read = readRelease(form);
  const problems = 'problems' in read ? read.problems : {};
  const change = (part: Partial<ReleaseForm>) => onChange({ ...form, ...part });
  const unreadable = asked ? messages.unreadable : undefined;
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        {!headingHidden && (
          <Heading level={2} size="md">
            {messages.title}
          </Heading>
        )}
        {guideHref !== undefined && (
          <Text size="sm" tone="muted">
            <Link href={guideHref}>{messages.guide}</Link>
          </Text>
        )}
      </Stack>
      <AudienceChoice
        value={form.visibility}
        onChange={(visibility) => onChange(withVisibility(form, visibility))}
      />
      {form.visibility !== 'owner' && (
        <>
          <OpeningDate
            label={messages.availableFrom}
            hint={messages.atOnce}
            error={problems.availableFrom && unreadable}
            value={form.availableFrom}
            onChange={(availableFrom) => change({ availableFrom })}
          />
          <AudienceChoice
            of="key"
            widest={form.visibility}
            value={form.keyVisibility}
            onChange={(keyVisibility) => change({ keyVisibility })}
          />
          {form.keyVisibility !== 'owner' && (
            <OpeningDate
              label={messages.keyFrom}
              hint={messages.withSet}
              emptyLabel={messages.withSetShort}
              error={problems.keyFrom === 'early' ? messages.early : problems.keyFrom && unreadable}
              value={form.keyFrom}
              onChange={(keyFrom) => change({ keyFrom })}
            />
          )}
        </>
      )}
      {'release' in read && <ReleaseSentence release={read.release} />}
    </Stack>
  );
}

/** {@link ReleaseFields} as a part of a form: its sentence, until somebody wants another. */
export function ReleaseCard({ release, defaultVisibility, ...rest }: ReleaseFieldsProps) {
  const { release: messages } = useTexts(uploadTexts);
  const [isOpen, setOpen] = useState(false);
  const read = readRelease(release ?? releaseOfSite(defaultVisibility));
  const shown = isOpen || 'problems' in read;
  return (
    <Card as="section" padding="lg" aria-label={messages.title}>
      <Stack gap="lg">
        <Cluster justify="between">
          <Heading level={2} size="md">
            {messages.title}
          </Heading>
          <Button size="sm" aria-expanded={shown} onClick={() => setOpen(!shown)}>
            {messages.change}
          </Button>
        </Cluster>
        {shown ? (
          <ReleaseFields
            {...rest}
            release={release}
            defaultVisibility={defaultVisibility}
            headingHidden
          />
        ) : (
          <ReleaseSentence release={read.release} />
        )}
      </Stack>
    </Card>
  );
}
