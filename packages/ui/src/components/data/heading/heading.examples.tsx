import { Stack } from '../../layout/stack/index.js';
import { Heading } from './heading.js';

export const Do = () => (
  <Stack gap="sm">
    <Heading level={2}>Informasi Soal</Heading>
    <Heading level={3} size="sm">
      Kunci jawaban
    </Heading>
  </Stack>
);

export const Dont = () => (
  <Stack gap="sm">
    <Heading level={2}>Informasi Soal</Heading>
    <Heading level={4}>Kunci jawaban</Heading>
  </Stack>
);
