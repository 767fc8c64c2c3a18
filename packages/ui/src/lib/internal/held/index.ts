export { hold } from './held.js';
