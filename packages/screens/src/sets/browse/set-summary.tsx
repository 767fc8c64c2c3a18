import { CompactSetCard, SetRow } from '@bank-soal/ui/sets';
import { memo } from 'react';
import { type CardOfProps, useCardOf } from '../set-cover/index.js';
import type { BrowseViewMode } from './browse-state.js';

export interface SetSummaryProps extends CardOfProps {
  /** A card of the grid, or a row of the list. */
  as: BrowseViewMode;
}

/** One set while browsing. Drawn again only when something of its own changed. */
export const SetSummary = memo(function SetSummary({ as, ...card }: SetSummaryProps) {
  const { facts, topics } = useCardOf(card);
  const { description, questionCount } = card.set;
  const more = { ...facts, description, questionCount };
  return as === 'list' ? <SetRow {...more} /> : <CompactSetCard {...more} {...topics} />;
});
