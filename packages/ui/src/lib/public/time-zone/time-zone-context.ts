'use client';

import { createContext } from 'react';
import { DEFAULT_TIME_ZONE } from './default-time-zone.js';

/** The host's zone. Not exported from the folder's index. */
export const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);
