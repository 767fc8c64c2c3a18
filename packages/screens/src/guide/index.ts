export type { GuidePicture } from './guide-view.js';
export { GuideView, type GuideViewProps } from './guide-view.js';
