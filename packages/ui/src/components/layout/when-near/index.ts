export { WhenNear } from './when-near.js';
