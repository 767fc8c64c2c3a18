import { SetRow } from '../set-row/index.js';
import { SetCover } from './set-cover.js';

export const Do = () => (
  <SetRow
    href="#uts-basis-data"
    title="UTS Basis Data"
    level="Sedang"
    lecturer="Dr. Ratna Wulandari"
    questionCount={5}
    downloads={12}
    updated="2026-11-21T03:00:00Z"
    cover={<SetCover />}
  />
);

export const Dont = () => (
  <div style={{ inlineSize: 68, blockSize: 96 }}>
    <SetCover />
  </div>
);
