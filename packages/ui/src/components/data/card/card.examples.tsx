import { Text } from '../text/index.js';
import { Card } from './card.js';
import { CardLink } from './card-link.js';

export const Do = () => (
  <Card variant="interactive">
    <Text as="div" weight="semibold">
      <CardLink href="#paket-7">UAS Struktur Data 2025</CardLink>
    </Text>
    <Text size="sm" tone="muted">
      Senarai berantai, pohon, dan graf.
    </Text>
  </Card>
);

export const Dont = () => (
  <Card variant="interactive">
    <CardLink href="#paket-8">UAS Struktur Data 2025. Senarai berantai, pohon, dan graf.</CardLink>
  </Card>
);
