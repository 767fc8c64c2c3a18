export { AppFrame, type AppFrameProps } from './app-frame.js';
