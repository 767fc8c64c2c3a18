export { ToastRegion } from './toast.js';
export { toast } from './toast-store.js';
