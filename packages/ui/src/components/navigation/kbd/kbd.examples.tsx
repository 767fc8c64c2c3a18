import { Text } from '../../data/text/index.js';
import { Kbd } from './kbd.js';

export const Do = () => (
  <Text>
    Tekan <Kbd>Esc</Kbd> untuk menutup pratinjau.
  </Text>
);

export const Dont = () => (
  <Text>
    Tekan <Kbd>⎋</Kbd> untuk menutup pratinjau.
  </Text>
);
