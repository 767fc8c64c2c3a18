export { ClientOnly, useHydrated } from '../browser/client-only.js';
export { type PlaceOptions, usePlace } from '../browser/use-place.js';
export { CrashView, type CrashViewProps } from './crash-view.js';
export type { FrameHrefs } from './frame-hrefs.js';
export { LoadingView } from './loading-view.js';
export { PageLoadingView, type PageLoadingViewProps } from './page-loading-view.js';
export { SiteFrame, type SiteFrameProps } from './site-frame.js';
export { SiteFrameView, type SiteFrameViewProps } from './site-frame-view.js';
