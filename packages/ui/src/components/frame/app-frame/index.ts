export { AppFrame } from './app-frame.js';
