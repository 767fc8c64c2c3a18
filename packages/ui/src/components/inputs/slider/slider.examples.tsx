import { Slider } from './slider.js';

export const Do = () => (
  <Slider
    label="Lama ujian"
    hint="30 sampai 180 menit."
    min={30}
    max={180}
    step={15}
    defaultValue={90}
    format={(value) => value + ' menit'}
  />
);

export const Dont = () => (
  <Slider label="Lama ujian" max={600} defaultValue={87} format={(value) => value + ' menit'} />
);
