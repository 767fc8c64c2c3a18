import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { Separator } from './separator.js';

export const Do = () => (
  <Stack gap="sm">
    <Text>UTS Struktur Data</Text>
    <Text>UAS Struktur Data</Text>
    <Separator />
    <Text>Template soal</Text>
  </Stack>
);

export const Dont = () => (
  <Stack gap="sm">
    <Text>UTS Struktur Data</Text>
    <Separator />
    <Text>UAS Struktur Data</Text>
    <Separator />
    <Text>Template soal</Text>
  </Stack>
);
