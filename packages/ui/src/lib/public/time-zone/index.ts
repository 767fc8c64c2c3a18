export { DEFAULT_TIME_ZONE } from './default-time-zone.js';
export { TimeZoneProvider, type TimeZoneProviderProps } from './time-zone-provider.js';
export { useTimeZone } from './use-time-zone.js';
export { dayIn, isTimeZone, midnightIn, momentIn, wallClockIn, zoneName } from './zoned.js';
