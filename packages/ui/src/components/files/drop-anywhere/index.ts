export { DropAnywhere, type DropAnywhereProps } from './drop-anywhere.js';
