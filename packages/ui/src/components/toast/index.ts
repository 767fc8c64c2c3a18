export { ToastRegion, type ToastRegionProps } from './toast-region.js';
export { type ToastOptions, type ToastTone, toast } from './toast-store.js';
