export { ToastRegion, type ToastRegionProps } from './toast.js';
export { type ToastOptions, type ToastTone, toast } from './toast-store.js';
