export { ArchiveScreen } from './archive-screen.js';
