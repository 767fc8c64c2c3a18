'use client';

import type { ReactNode } from 'react';
import { TimeZoneContext } from './time-zone-context.js';

/** Props of {@link TimeZoneProvider}. */
export interface TimeZoneProviderProps {
  /** IANA name, such as `Asia/Makassar`. What is none throws a `RangeError` at the first date. */
  timeZone: string;
  children: ReactNode;
}

/** Says in whose time days and hours below are shown, chosen and typed. Without one it is Jakarta's. */
export function TimeZoneProvider({ timeZone, children }: TimeZoneProviderProps) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}
