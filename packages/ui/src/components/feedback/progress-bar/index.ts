export { ProgressBar } from './progress-bar.js';
