export { SetCover } from './set-cover.js';
