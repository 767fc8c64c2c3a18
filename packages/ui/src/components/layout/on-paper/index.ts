export { type MediumProps, OnPaper, OnScreen } from './on-paper.js';
