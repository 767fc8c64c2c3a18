import { Text } from '../text/index.js';
import { Highlight } from './highlight.js';

export const Do = () => (
  <Text>
    <Highlight text="UTS Struktur Data: struktur pohon" query="struktur" />
  </Text>
);

export const Dont = () => (
  <Text>
    <Highlight text="Kumpulkan sebelum pukul 12.00" query="sebelum pukul 12.00" />
  </Text>
);
