export { OverviewScreen } from './overview-screen.js';
