import { Text } from '../../data/text/index.js';
import { EmptyState } from '../../feedback/empty-state/index.js';
import { DocumentPair } from './document-pair.js';

export const Do = () => (
  <DocumentPair
    label="Dengan catatan"
    headingLevel={4}
    view="first"
    onViewChange={() => {}}
    note={
      <Text size="sm" tone="muted">
        Kunci dibuka setelah ujian
      </Text>
    }
    first={{
      label: 'Soal',
      title: 'UTS Basis Data',
      content: <EmptyState size="sm" frame="card" icon={null} title="Halaman 1" />,
    }}
  />
);

export const Dont = () => (
  <DocumentPair
    label="Tanpa catatan"
    headingLevel={4}
    view="first"
    onViewChange={() => {}}
    first={{
      label: 'Soal',
      title: 'UTS Basis Data',
      content: <EmptyState size="sm" frame="card" icon={null} title="Halaman 1" />,
    }}
  />
);
