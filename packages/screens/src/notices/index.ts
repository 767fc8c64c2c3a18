export { NoticesScreen, type NoticesScreenProps } from './notices-screen.js';
export { NoticesView, type NoticesViewProps } from './notices-view.js';
export { UnreadBadge } from './unread-badge.js';
