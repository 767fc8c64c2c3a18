export { ServerScreen } from './server-screen.js';
