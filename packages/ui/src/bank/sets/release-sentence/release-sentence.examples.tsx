import { Text } from '../../../components/data/text/index.js';
import { ReleaseSentence } from './release-sentence.js';

export const Do = () => (
  <ReleaseSentence
    now={new Date('2026-11-23T03:00:00Z')}
    release={{
      visibility: 'users',
      availableFrom: null,
      keyVisibility: 'users',
      keyFrom: '2026-12-20T05:00:00Z',
    }}
  />
);

export const Dont = () => <Text size="sm">Paket ini terbatas; sebagian dibuka kemudian.</Text>;
