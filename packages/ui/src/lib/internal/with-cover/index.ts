export { WithCover } from './with-cover.js';
