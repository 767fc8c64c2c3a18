export { DEFAULT_TIME_ZONE } from './default-time-zone.js';
export { TimeZoneProvider, useTimeZone } from './time-zone-provider.js';
export { dayIn, isTimeZone, midnightIn, momentIn, wallClockIn, zoneName } from './zoned.js';
