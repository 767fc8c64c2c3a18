export { AdminFrame, type AdminFrameProps } from './admin-frame.js';
export { type AdminFrameHrefs, type AdminFrameLink, adminLinks } from './admin-frame-hrefs.js';
export { AdminFrameView, type AdminFrameViewProps } from './admin-frame-view.js';
export { ComingSoonView } from './coming-soon-view.js';
