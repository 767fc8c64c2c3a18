import * as kit from 'bench-kit';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { driveDialog, driveMulti } from './drive.js';
import { settle, timed } from './frame.js';
import type { Kit } from './kit.js';
import { scenes } from './scenes.js';
import { demand } from './seen.js';

const library: Kit = kit;
const place = document.querySelector('#root') as HTMLElement;
let root: Root | undefined;

function sceneOf(name: string) {
  const scene = scenes[name];
  if (!scene) throw new Error(`No scene ${name}.`);
  return scene;
}

function draw(name: string, tick: number): void {
  const { View } = sceneOf(name);
  root ??= createRoot(place);
  const at = root;
  flushSync(() =>
    at.render(
      <library.Provider>
        <View kit={library} tick={tick} />
      </library.Provider>,
    ),
  );
  document.body.getBoundingClientRect();
}

function clear(): void {
  root?.unmount();
  root = undefined;
}

/** One run of a scene, milliseconds by phase; `checked` looks whether all its texts are seen. */
async function once(name: string, checked: boolean): Promise<Record<string, number>> {
  const { texts } = sceneOf(name);
  const times: Record<string, number> = {};
  await settle();
  const mount = await timed(() => draw(name, 0));
  if (checked) demand(texts(0));
  await settle();
  if (name === 'dialog') times.total = await driveDialog();
  else if (name === 'multi')
    times.total = await driveMulti(library.optionSelector ?? '[role=option]');
  else {
    times.mount = mount;
    times.update = await timed(() => draw(name, 1));
    if (checked) demand(texts(1));
  }
  clear();
  return times;
}

/** Warms up, then measures. */
async function run(name: string, samples: number): Promise<Record<string, number>[]> {
  const times = [];
  for (let count = -2; count < samples; count += 1) {
    const time = await once(name, count === -2);
    if (count >= 0) times.push(time);
  }
  return times;
}

declare global {
  interface Window {
    bench: { run: typeof run; draw: typeof draw; clear: typeof clear; multi: boolean };
  }
}

window.bench = { run, draw, clear, multi: library.MultiSelect !== undefined };
