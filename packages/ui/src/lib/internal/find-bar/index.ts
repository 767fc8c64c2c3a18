export { FindBar, type FindProgress } from './find-bar.js';
