export { LoadingStatus } from './loading-status.js';
