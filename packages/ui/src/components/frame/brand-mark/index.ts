export { BrandMark } from './brand-mark.js';
