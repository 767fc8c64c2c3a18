export { footerMarks, frameMarks } from './frame-marks.js';
export type { FrameProps, FrameViewProps } from './frame-props.js';
export { LanguageLinks, useLanguages } from './language-links.js';
export { useFrameSession } from './use-frame-session.js';
