import { ConflictChoice } from './conflict-choice.js';

export const Do = () => (
  <ConflictChoice
    takesFocus={false}
    headingLevel={4}
    title="Judul ini sudah diubah oleh Ratna Wulandari"
    fields={[{ id: 'title', label: 'Judul', mine: 'UTS Basis Data A', theirs: 'UTS Basis Data' }]}
    onResolve={() => {}}
  />
);

export const Dont = () => (
  <ConflictChoice
    takesFocus={false}
    headingLevel={4}
    title="Konflik versi (409)"
    fields={[{ id: 'title', label: 'title', mine: 'UTS Basis Data A', theirs: 'UTS Basis Data' }]}
    onResolve={() => {}}
  />
);
