export { mergeParams, siteLinkOf } from '../browser/addresses.js';
export { ClientOnly, useHydrated } from '../browser/client-only.js';
export { usePlace } from '../browser/use-place.js';
export { CrashView } from './crash-view.js';
export type { FrameHrefs } from './frame-hrefs.js';
export { LoadingView, PageLoadingView } from './page-loading-view.js';
export { SiteFrame } from './site-frame.js';
export { SpaceTabs } from './space-tabs.js';
