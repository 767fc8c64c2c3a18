import { Checkbox } from '@bank-soal/ui/checkbox';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { type ReactNode, useMemo, useState } from 'react';
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

function drawBox(
  set: QuestionSet,
  label: string,
  checked: boolean,
  toggle: (id: number, isRange: boolean) => void,
): ReactNode {
  return (
    <Checkbox
      label={label}
      labelHidden
      checked={checked}
      disabled={!hasFiles(set)}
      onChange={({ nativeEvent: event }) =>
        toggle(set.id, 'shiftKey' in event && event.shiftKey === true)
      }
    />
  );
}

/** A list of which several sets are chosen, and their download as one ZIP. */
export function PickSets({ shown, children }: PickSetsProps) {
  const { name } = useTexts(setArchiveTexts);
  const [chosen, setChosen] = useState(NONE);
  const [last, setLast] = useState(0);
  const picked = useMemo((): PickedSets => {
    function choose(ids: ReadonlySet<string | number>) {
      setChosen((old) => {
        const here = new Set(shown.map(({ id }) => id));
        const others = [...old].filter(([id]) => !here.has(id));
        const now = shown
          .filter((set) => ids.has(set.id) && hasFiles(set))
          .map((set) => [set.id, set] as const);
        return new Map([...others, ...now]);
      });
    }
    const ids = new Set(chosen.keys());
    /** With Shift, all from the last one on. */
    function toggle(id: number, isRange: boolean) {
      const ends = isRange ? [id, last] : [id];
      const places = ends
        .map((one) => shown.findIndex((set) => set.id === one))
        .filter((at) => at >= 0);
      const range = shown.slice(Math.min(...places), Math.max(...places) + 1);
      setLast(id);
      const others = [...ids].filter((one) => !range.some((set) => set.id === one));
      choose(new Set(ids.has(id) ? others : [...others, ...range.map((set) => set.id)]));
    }
    return {
      ids,
      choose,
      mayChoose: hasFiles,
      nameOf: ({ title }) => name(title),
      box: (set) => drawBox(set, name(set.title), ids.has(set.id), toggle),
    };
  }, [chosen, last, shown, name]);
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
