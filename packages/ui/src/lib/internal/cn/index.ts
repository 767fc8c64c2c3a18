export { clsx as cn } from 'clsx';
export { cva } from './cva.js';
