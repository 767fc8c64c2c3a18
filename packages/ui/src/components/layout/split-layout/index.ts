export { SplitLayout } from './split-layout.js';
