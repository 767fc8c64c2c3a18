import * as kit from 'bench-cards';
import { createRoot } from 'react-dom/client';
import type { CardsKit } from './kit.js';

const { Provider, Card, Title, Text, Badge, Chip, Bar }: CardsKit = kit;

createRoot(document.querySelector('#root') as HTMLElement).render(
  <Provider>
    <Card>
      <Title>Paket</Title>
      <Text>Ujian akhir</Text>
      <Badge tone="success">Mudah</Badge>
      <Chip>Graf</Chip>
      <Bar label="Kelengkapan" value={50} />
    </Card>
  </Provider>,
);
