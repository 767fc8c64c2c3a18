export { DayPopover } from './day-popover.js';
