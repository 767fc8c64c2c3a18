export { whenChanged } from './when-changed.js';
