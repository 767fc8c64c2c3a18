export { Banner } from './banner.js';
