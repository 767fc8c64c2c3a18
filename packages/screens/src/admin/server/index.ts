export type { OnSignedOut, SignedOutReason } from '../shared/index.js';
export { ServerScreen, type ServerScreenProps } from './server-screen.js';
export { ServerView, type ServerViewProps, type ServerViewState } from './server-view.js';
