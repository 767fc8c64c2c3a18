export { OwnPapersScreen } from './own-papers-screen.js';
