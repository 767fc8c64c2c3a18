import { Text } from '../../data/text/index.js';
import { Stack } from '../stack/index.js';
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
