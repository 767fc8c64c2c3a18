'use client';

import { useContext } from 'react';
import { TimeZoneContext } from './time-zone-context.js';

/** The zone in force here, as an IANA name: that of the nearest `TimeZoneProvider`, else `Asia/Jakarta`. */
export function useTimeZone(): string {
  return useContext(TimeZoneContext);
}
