'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { DEFAULT_TIME_ZONE } from './default-time-zone.js';

/** The host's zone. Not exported from the folder's index. */
const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);

export interface TimeZoneProviderProps {
  /** IANA name, such as `Asia/Makassar`. What is none throws a `RangeError` at the first date. */
  timeZone: string;
  children: ReactNode;
}

/** Says in whose time days and hours below are shown, chosen and typed. Without one it is Jakarta's. */
export function TimeZoneProvider({ timeZone, children }: TimeZoneProviderProps) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}

/** The zone in force here, as an IANA name: that of the nearest `TimeZoneProvider`, else `Asia/Jakarta`. */
export function useTimeZone(): string {
  return useContext(TimeZoneContext);
}
