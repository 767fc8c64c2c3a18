import { Stack } from '../../layout/stack/index.js';
import { Text } from './text.js';

export const Do = () => (
  <Stack gap="xs">
    <Text numeric>11.171 unduhan</Text>
    <Text numeric>48.690 unduhan</Text>
    <Text numeric>20.114 unduhan</Text>
  </Stack>
);

export const Dont = () => (
  <Stack gap="xs">
    <Text>11.171 unduhan</Text>
    <Text>48.690 unduhan</Text>
    <Text>20.114 unduhan</Text>
  </Stack>
);

export const Do2 = () => (
  <Text size="xs" tone="muted">
    Diperbarui 21 November 2026
  </Text>
);

export const Dont2 = () => (
  <Text size="xs">
    Kumpulan soal ujian akhir semester yang membahas senarai berantai, tumpukan, antrean, pohon
    pencarian biner, dan graf, lengkap dengan kunci jawaban dan test case.
  </Text>
);
