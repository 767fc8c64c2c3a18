import { Text } from '../text/index.js';
import { DateTime } from './date-time.js';

export const Do = () => (
  <Text>
    Ratna Wulandari mengunduh kunci jawaban, <DateTime value="2026-11-21T07:05:09.000Z" />
  </Text>
);

export const Dont = () => <Text>Ratna Wulandari mengunduh kunci jawaban kemarin</Text>;
