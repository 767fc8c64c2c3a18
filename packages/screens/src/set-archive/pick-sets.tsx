import { Checkbox } from '@bank-soal/ui/checkbox';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { setArchiveTexts } from '../indonesian/set-archive.js';
import { hasFiles } from '../model/files/archived-sets.js';
import type { PickedSets } from '../model/sets/picked-sets.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { ArchiveScreen } from './archive-screen.js';

export interface PickSetsProps {
  /** Sets on the page; sets chosen before stay chosen. */
  shown: readonly QuestionSet[];
  /** The list, with a box at every set. */
  children: (picked: PickedSets) => ReactNode;
}

const NONE: ReadonlyMap<number, QuestionSet> = new Map();

/** A list of which several sets are chosen, and their download as one ZIP. */
export function PickSets({ shown, children }: PickSetsProps) {
  const { name } = useTexts(setArchiveTexts);
  const [chosen, setChosen] = useState(NONE);
  const last = useRef<number>(undefined);
  const picked = useMemo((): PickedSets => {
    function choose(ids: ReadonlySet<string | number>) {
      setChosen((old) => {
        const here = new Set(shown.map(({ id }) => id));
        const others = [...old].filter(([id]) => !here.has(id));
        const now = shown.filter(({ id }) => ids.has(id)).map((set) => [set.id, set] as const);
        return new Map([...others, ...now]);
      });
    }
    const ids = new Set(chosen.keys());
    /** With Shift, all from the last one on. */
    function toggle(id: number, isRange: boolean) {
      const at = shown.findIndex((set) => set.id === id);
      const from = isRange ? shown.findIndex((set) => set.id === last.current) : -1;
      const range = shown.slice(from < 0 ? at : Math.min(at, from), Math.max(at, from) + 1);
      last.current = id;
      const next = new Set(ids);
      for (const set of range.filter(hasFiles))
        if (ids.has(id)) next.delete(set.id);
        else next.add(set.id);
      choose(next);
    }
    return {
      ids,
      choose,
      mayChoose: hasFiles,
      nameOf: ({ title }) => name(title),
      box: (set) => (
        <Checkbox
          label={name(set.title)}
          labelHidden
          checked={ids.has(set.id)}
          disabled={!hasFiles(set)}
          onChange={({ nativeEvent: event }) =>
            toggle(set.id, 'shiftKey' in event && event.shiftKey === true)
          }
        />
      ),
    };
  }, [chosen, shown, name]);
  return (
    <>
      {children(picked)}
      <ArchiveScreen
        sets={[...chosen.values()]}
        onChoose={(sets) => setChosen(new Map(sets.map((set) => [set.id, set])))}
      />
    </>
  );
}
