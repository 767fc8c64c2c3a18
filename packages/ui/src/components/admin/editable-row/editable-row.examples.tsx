import { Badge } from '../../data/badge/index.js';
import { Card } from '../../data/card/index.js';
import { Text } from '../../data/text/index.js';
import { EditableRow } from './editable-row.js';

export const Do = () => (
  <Card padding="none">
    <EditableRow name="Senarai berantai" meta={<Badge>3 paket</Badge>} onSave={() => {}} />
    <EditableRow name="Graf" meta={<Badge>12 paket</Badge>} onSave={() => {}} />
  </Card>
);

export const Dont = () => (
  <Card padding="none">
    <EditableRow
      name="Senarai berantai"
      meta={<Text size="sm">Dipakai oleh tiga paket soal dari dua dosen</Text>}
      onSave={() => {}}
    />
  </Card>
);
