import { Text } from '../../data/text/index.js';
import { Stack } from './stack.js';

export const Do = () => (
  <Stack gap="lg">
    <Stack gap="xs">
      <Text weight="semibold">UTS Struktur Data</Text>
      <Text size="sm" tone="muted">
        Dr. Ratna Wulandari
      </Text>
    </Stack>
    <Stack gap="xs">
      <Text weight="semibold">UAS Basis Data</Text>
      <Text size="sm" tone="muted">
        Dewi Lestari
      </Text>
    </Stack>
  </Stack>
);

export const Dont = () => (
  <Stack>
    <Text weight="semibold">UTS Struktur Data</Text>
    <Text size="sm" tone="muted">
      Dr. Ratna Wulandari
    </Text>
    <Text weight="semibold">UAS Basis Data</Text>
    <Text size="sm" tone="muted">
      Dewi Lestari
    </Text>
  </Stack>
);
