export type { GuidePicture } from './guide-messages.js';
export { GuideView, type GuideViewProps } from './guide-view.js';
