export type { ReportPlace } from '../model/talk/report-place.js';
export { SetTalkScreen, type SetTalkScreenProps } from './set-talk-screen.js';
export { SetTalkView, type SetTalkViewProps } from './set-talk-view.js';
