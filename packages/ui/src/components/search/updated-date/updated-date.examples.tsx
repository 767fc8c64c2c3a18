import { Text } from '../../data/text/index.js';
import { Stack } from '../../layout/stack/index.js';
import { UpdatedDate } from './updated-date.js';

export const Do = () => (
  <Stack gap="sm" align="start">
    <UpdatedDate date="2026-11-21T03:00:00Z" format="short" />
    <UpdatedDate date="2026-10-30T03:00:00Z" format="short" />
  </Stack>
);

export const Dont = () => (
  <Stack gap="sm" align="start">
    <Text size="sm" tone="muted">
      3 hari lalu
    </Text>
    <Text size="sm" tone="muted">
      3 minggu lalu
    </Text>
  </Stack>
);
