import * as kit from 'bench-kit';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { driveDialog, driveMulti } from './drive.js';
import { painted, settle } from './frame.js';
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

/** One step of a scene, to its paint; `checked` looks whether all its texts are seen. */
async function step(name: string, phase: Phase, checked: boolean): Promise<void> {
  const { texts } = sceneOf(name);
  const tick = phase === 'update' ? 1 : 0;
  if (phase === 'mount' || phase === 'update') {
    await painted(() => draw(name, tick));
    if (checked) demand(texts(tick));
  } else if (name === 'dialog') await driveDialog(checked);
  else await driveMulti(library.optionSelector ?? '[role=option]');
}

type Phase = 'mount' | 'update' | 'total';

declare global {
  interface Window {
    bench: {
      step: typeof step;
      settle: typeof settle;
      draw: typeof draw;
      clear: typeof clear;
      multi: boolean;
    };
  }
}

window.bench = { step, settle, draw, clear, multi: library.MultiSelect !== undefined };
