export { AdminHeader } from './admin-header.js';
