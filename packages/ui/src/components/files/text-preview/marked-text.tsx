import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { FindBar } from '../../../lib/internal/find-bar/index.js';
import {
  findRanges,
  findSpans,
  markRanges,
  scrollIntoSight,
  toFindable,
  wordsFinder,
} from '../../../lib/internal/find-text/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

export interface MarkedTextProps {
  words: readonly string[];
  /** Another text is another element: its places are others. */
  text: string;
  /** The scroll container of the text. */
  scroller: RefObject<HTMLElement | null>;
}

/** Marks words of a text and goes from one to the next; loaded when there are words to mark. */
export function MarkedText({ words, text, scroller }: MarkedTextProps) {
  const strings = useTexts(moreTexts);
  // Callers make the list anew at each drawing.
  const key = JSON.stringify(words);
  const finder = useMemo(() => wordsFinder(JSON.parse(key) as string[]), [key]);
  const total = useMemo(
    () => (finder ? findSpans(finder, toFindable(text).text).length : 0),
    [finder, text],
  );
  const ranges = useRef<readonly StaticRange[]>([]);
  const [place, setPlace] = useState({ finder, index: 0 });
  const [unwanted, setUnwanted] = useState<typeof finder>(null);
  const wanted = finder === unwanted ? null : finder;
  const index = place.finder === finder ? place.index : 0;

  useEffect(() => {
    if (!scroller.current || !wanted) return;
    ranges.current = findRanges(scroller.current, wanted);
    return markRanges('found', ranges.current);
  }, [scroller, wanted]);

  useEffect(() => {
    const current = ranges.current[index];
    if (!scroller.current || !wanted || !current) return;
    scrollIntoSight(scroller.current, current);
    return markRanges('current', [current]);
  }, [scroller, wanted, index]);

  if (!wanted) return null;
  return (
    <FindBar
      label={strings['find.label']}
      progress={{ ordinal: total > 0 ? index + 1 : 0, total, done: true }}
      onMove={(step) => setPlace({ finder, index: (index + step + total) % Math.max(1, total) })}
      closeLabel={strings['find.unmark']}
      onClose={() => {
        setUnwanted(finder);
        scroller.current?.focus({ preventScroll: true });
      }}
    >
      <p className="ui:truncate ui:text-sm">{strings['find.marked'](words.join(', '))}</p>
    </FindBar>
  );
}
