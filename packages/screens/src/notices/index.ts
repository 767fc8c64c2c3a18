export { NoticesScreen } from './notices-screen.js';
export { UnreadBadge } from './unread-badge.js';
