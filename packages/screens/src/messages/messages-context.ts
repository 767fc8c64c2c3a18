'use client';

import { createContext } from 'react';
import type { MessageOverrides } from './messages.js';

/** What the host words itself; undefined where it takes everything as it is. */
export const MessagesContext = createContext<MessageOverrides | undefined>(undefined);
