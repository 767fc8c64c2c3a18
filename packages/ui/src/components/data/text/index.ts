export { Text } from './text.js';
