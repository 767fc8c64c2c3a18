import type { ComponentType, ReactNode } from 'react';

/** One part of one library; written as the page is built. */
export const Part: ComponentType;
export const Provider: ComponentType<{ children: ReactNode }>;
