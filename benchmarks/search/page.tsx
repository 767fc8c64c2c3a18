import { EVERYTHING, indexSets, searchSets } from '@bank-soal/screens/model';
import { SearchView } from '@bank-soal/screens/search';
import '@bank-soal/ui/styles.css';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Naive, naiveSearch } from './naive.js';
import { makeSets } from './sets.js';

const KEYS = ['g', 'gr', 'gra', 'grap', 'graph', 'grap', 'gra', 'gr', 'g', ''];
const none = () => {};
const NO_IDS: ReadonlySet<number> = new Set();
const LISTS = { levels: [], courseTags: [], materialTags: [] };
const href = (id: number) => `#/preview/${id}`;

function Ours({ sets, text }: { sets: ReturnType<typeof makeSets>; text: string }) {
  const index = useMemo(() => indexSets(sets), [sets]);
  const found = useMemo(() => searchSets(index, { text }), [index, text]);
  return (
    <SearchView
      query={{ ...EVERYTHING, q: text, view: 'grid' }}
      searched={text}
      filters={{ status: 'ready', lists: LISTS }}
      state={{ status: 'ready', found, count: found.length, emptyBank: false }}
      recent={[]}
      floating={{}}
      previewHref={href}
      downloading={NO_IDS}
      notice={undefined}
      onType={none}
      onSubmit={none}
      onChoose={none}
      onApply={none}
      onClear={none}
      onDownload={none}
      onDismiss={none}
    />
  );
}

const painted = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });

async function press(root: Root, view: React.ReactNode): Promise<number> {
  const start = performance.now();
  flushSync(() => root.render(view));
  return (await painted()) - start;
}

function engine(count: number, repeats: number) {
  const sets = makeSets(count);
  const index = indexSets(sets);
  const times = { ours: [] as number[], naive: [] as number[] };
  for (let run = 0; run < repeats; run += 1) {
    for (const [name, search] of [
      ['ours', (text: string) => searchSets(index, { text })],
      ['naive', (text: string) => naiveSearch(sets, text)],
    ] as const) {
      const start = performance.now();
      for (const text of KEYS) search(text);
      times[name].push((performance.now() - start) / KEYS.length);
    }
  }
  return times;
}

/** Keys typed into either, by turns; milliseconds from key to paint. */
async function paint(count: number, rounds: number) {
  const sets = makeSets(count);
  const places = document.querySelector('#root') as HTMLElement;
  const times = { ours: [] as number[], naive: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['ours', 'naive'] as const) {
      const View = name === 'ours' ? Ours : Naive;
      const place = places.appendChild(document.createElement('div'));
      const root = createRoot(place);
      await press(root, <View sets={sets} text="" />);
      await new Promise((resolve) => setTimeout(resolve, 300));
      for (const text of KEYS)
        times[name].push(await press(root, <View sets={sets} text={text} />));
      root.unmount();
      place.remove();
    }
  }
  return times;
}

Object.assign(window, { engine, paint });
