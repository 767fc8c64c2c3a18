export { LoadingStatus, type LoadingStatusProps } from './loading-status.js';
