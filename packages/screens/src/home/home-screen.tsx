'use client';

import { useState } from 'react';
import { useNewestSets } from '../data/use-newest-sets.js';
import { useSite } from '../data/use-site.js';
import { HomeView, type HomeViewProps, type HomeViewState } from './home-view.js';

/** Props of {@link HomeScreen}. */
export interface HomeScreenProps {
  /** Where links lead. */
  hrefs: HomeViewProps['hrefs'];
  /** Leads to the search for a text; `''` shows everything. */
  onSearch: (text: string) => void;
}

/** About as many lines as stand beside the search without scrolling. */
const NEWEST = 4;

/** Where a visit begins: search, upload, download. */
export function HomeScreen({ hrefs, onSearch }: HomeScreenProps) {
  const [text, setText] = useState('');
  const site = useSite();
  const newest = useNewestSets(NEWEST);
  const state: HomeViewState =
    site.status === 'loading'
      ? site
      : { status: 'ready', site: site.status === 'ready' ? site.data : undefined, newest };
  return (
    <HomeView
      state={state}
      text={text}
      onTextChange={setText}
      onSearch={(typed) => onSearch(typed.trim())}
      hrefs={hrefs}
    />
  );
}
