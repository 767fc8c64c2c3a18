export { Tooltip } from './tooltip.js';
