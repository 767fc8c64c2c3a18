export { Slider } from './slider.js';
