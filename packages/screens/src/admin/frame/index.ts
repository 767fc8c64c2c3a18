export { AdminFrame } from './admin-frame.js';
export { type AdminFrameHrefs } from './admin-frame-hrefs.js';
export { ComingSoonView } from './admin-frame-view.js';
