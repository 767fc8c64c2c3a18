import { Card } from '../../data/card/index.js';
import { SplitLayout } from './split-layout.js';

export const Do = () => <SplitLayout start={<Card>Formulir</Card>} end={<Card>Bank soal</Card>} />;

export const Dont = () => (
  <SplitLayout
    start={<Card>Formulir</Card>}
    end={<SplitLayout start={<Card>Bank soal</Card>} end={<Card>Pratinjau</Card>} />}
  />
);
