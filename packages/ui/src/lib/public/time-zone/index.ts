export { DEFAULT_TIME_ZONE } from './default-time-zone.js';
export { TimeZoneProvider } from './time-zone-provider.js';
export { useTimeZone } from './use-time-zone.js';
export { dayIn, isTimeZone, midnightIn, momentIn, wallClockIn, zoneName } from './zoned.js';
