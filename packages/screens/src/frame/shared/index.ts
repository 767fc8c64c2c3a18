export { frameMarks } from './frame-marks.js';
export { frameMessages, useFrameMessages } from './frame-messages.js';
export { type OwnSite, useOwnSite } from './use-own-site.js';
