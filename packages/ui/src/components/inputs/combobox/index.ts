export { Combobox } from './combobox.js';
