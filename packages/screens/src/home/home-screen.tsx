'use client';

import { type ComponentProps, useState } from 'react';
import { useHasMySets } from '../data/sets/use-has-my-sets.js';
import { useNewestSets } from '../data/sets/use-newest-sets.js';
import { useSite } from '../data/site/use-site.js';
import { OwnWorkScreen } from '../my-page/index.js';
import { HomeView, type HomeViewProps, type HomeViewState } from './home-view.js';

export interface HomeScreenProps {
  /** Where links lead. */
  hrefs: HomeViewProps['hrefs'] & {
    /** For the signed-in person's own work; without it the home page is the same for everyone. */
    work?: ComponentProps<typeof OwnWorkScreen>['hrefs'];
  };
  /** Leads to the search for a text; `''` shows everything. */
  onSearch: (text: string) => void;
}

/** About as many lines as stand beside the search without scrolling. */
export const NEWEST_COUNT = 4;

/** Where a visit begins: search, upload, download. */
export function HomeScreen({ hrefs, onSearch }: HomeScreenProps) {
  const [text, setText] = useState('');
  const site = useSite();
  const newest = useNewestSets(NEWEST_COUNT);
  const work = useHasMySets() ? hrefs.work : undefined;
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
      work={work && <OwnWorkScreen part="first" hrefs={work} />}
      rest={work && <OwnWorkScreen part="rest" hrefs={work} />}
    />
  );
}
