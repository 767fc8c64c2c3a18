import { ProgressBar } from './progress-bar.js';

export const Do = () => (
  <ProgressBar
    label="Mengupload soal"
    value={1_400_000}
    max={2_000_000}
    valueText="1,4 MB dari 2 MB"
  />
);

export const Dont = () => <ProgressBar label="Sebentar lagi selesai" value={99} />;
