'use client';

import { type ComponentPropsWithRef, createContext, type ReactNode, useContext } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';

/** How much room rows, cells and controls take. */
export type Density = 'comfortable' | 'compact';

const DensityContext = createContext<Density>('comfortable');

export interface DensityProviderProps extends ComponentPropsWithRef<'div'> {
  /**
   * `compact` for the tables of the administration.
   * @default 'comfortable'
   */
  density?: Density;
  /** Content in that density: tables, rows and controls read it by CSS. */
  children: ReactNode;
}

/** Sets the density of everything below it. Takes no room itself. */
export function DensityProvider({
  density = 'comfortable',
  className,
  ...rest
}: DensityProviderProps) {
  return (
    <DensityContext value={density}>
      <div
        data-component="density-provider"
        data-density={density}
        className={cn('ui:contents', className)}
        {...rest}
      />
    </DensityContext>
  );
}

/** The density in force here, for what cannot be said in CSS, such as the height of windowed rows. */
export function useDensity(): Density {
  return useContext(DensityContext);
}
