export { OnPaper, OnScreen } from './on-paper.js';
