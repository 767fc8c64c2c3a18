export { SetCover, type SetCoverProps } from './set-cover.js';
