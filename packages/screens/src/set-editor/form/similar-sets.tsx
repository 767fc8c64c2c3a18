'use client';

import { Alert } from '@bank-soal/ui/alert';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { uploadTexts } from '../../indonesian/upload.js';

export interface SimilarSetsProps {
  /** The most similar first. */
  similar: readonly { id: number; title: string; share: number }[];
  previewHref: (id: number) => string;
}

/** Says which sets are much like one; nothing when there are none. */
export function SimilarSets({ similar, previewHref }: SimilarSetsProps) {
  const messages = useTexts(uploadTexts);
  if (similar.length === 0) return null;
  return (
    <Alert tone="info" title={messages.similar}>
      <Stack gap="xs">
        <Stack as="ul" gap="xs">
          {similar.map(({ id, title, share }) => (
            <Text as="li" key={id}>
              {messages.similarTo(String(Math.round(share * 100)))}{' '}
              <Link href={previewHref(id)}>{title}</Link>
            </Text>
          ))}
        </Stack>
        <Text size="sm">{messages.similarHint}</Text>
      </Stack>
    </Alert>
  );
}
