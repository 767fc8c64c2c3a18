'use client';

import { type Catalog, readCatalog } from '@bank-soal/ui/lib/catalog';
import { StringsProvider } from '@bank-soal/ui/lib/strings';
import { type ReactNode, useMemo } from 'react';
import { type MessageOverrides, MessagesProvider } from '../messages/index.js';
import { type CatalogTree, patternsOf } from './patterns-of.js';

/** All texts in a language, as one JSON file may hold them. */
export interface SiteCatalog extends Catalog {
  /** Sentences of the screens by area, named as in `Messages`; those with values are patterns. */
  screens: CatalogTree;
}

/** Props of {@link CatalogProvider}. */
export interface CatalogProviderProps {
  /** The language's texts; what it lacks stays Indonesian. Keep it constant. */
  catalog: SiteCatalog;
  children: ReactNode;
}

/** Words components and screens below it by a catalogue: a language that a host adds as one file. */
export function CatalogProvider({ catalog, children }: CatalogProviderProps) {
  const strings = useMemo(() => readCatalog(catalog), [catalog]);
  const messages = useMemo(() => {
    // Words of failures have names in braces, and are put in by the contract's rule.
    const { sentences, ...areas } = catalog.screens;
    return { ...patternsOf(areas, catalog.language), sentences } as MessageOverrides;
  }, [catalog]);
  return (
    <StringsProvider strings={strings}>
      <MessagesProvider messages={messages}>{children}</MessagesProvider>
    </StringsProvider>
  );
}
