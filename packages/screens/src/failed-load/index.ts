export { FailedLoadCard } from './failed-load-card.js';
export { UnreadyLoad } from './unready-load.js';
