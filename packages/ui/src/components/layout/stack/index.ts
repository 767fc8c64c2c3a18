export { Stack } from './stack.js';
