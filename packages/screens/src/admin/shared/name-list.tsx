'use client';

import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { adminTexts } from '../../indonesian/admin.js';

const MOST = 5;

/** The names of what a dialog asks about; of many the first ones and how many more. */
export function NameList({ names }: { names: readonly string[] }) {
  const { formatCount } = useFormats();
  const adminMessages = useTexts(adminTexts);
  const more = names.length - MOST;
  return (
    <Stack as="ul" gap="xs">
      {names.slice(0, more > 1 ? MOST : names.length).map((name, index) => (
        <Text as="li" key={`${index} ${name}`} size="sm" weight="semibold">
          {name}
        </Text>
      ))}
      {more > 1 && (
        <Text as="li" size="sm" tone="muted">
          {adminMessages.moreNames(formatCount(more))}
        </Text>
      )}
    </Stack>
  );
}
