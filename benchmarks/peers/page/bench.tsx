import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { painted, settle } from './frame.js';
import { demand } from './seen.js';

/** One kind of work: the elements that a tick renders, and every text that then has to be seen. */
export interface Scene<Kit> {
  View: (props: { kit: Kit; tick: number }) => ReactNode;
  texts: (tick: number) => string[];
  /** Whether what no text says is as it should be. */
  holds?: (tick: number) => boolean;
  /** Whether the rendered elements are there, where that takes more than the rendering. */
  ready?: () => boolean;
  /** Drives the scene by hand, once it is rendered. */
  drive?: (checked: boolean) => Promise<void>;
}

interface WithProvider {
  Provider: ComponentType<{ children: ReactNode }>;
}

type Phase = 'mount' | 'update' | 'total';

/** Lets the page be driven from outside: `window.bench`. */
export function offer<Kit extends WithProvider>(library: Kit, scenes: Record<string, Scene<Kit>>) {
  const place = document.querySelector('#root') as HTMLElement;
  let root: Root | undefined;

  // The rest of the page. Where React has nothing left, a browser forgets with its objects what it compiled for
  // them, and the next render pays for that: some pages, the floor's too, had one by chance.
  const rest = document.createElement('header');
  document.body.prepend(rest);
  createRoot(rest).render(<p>Paket soal</p>);

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
    const { texts, holds, ready, drive } = sceneOf(name);
    if (phase === 'total') {
      await drive?.(checked);
      return;
    }
    const tick = phase === 'update' ? 1 : 0;
    await painted(() => draw(name, tick), ready);
    if (!checked) return;
    demand(texts(tick));
    if (holds && !holds(tick)) throw new Error('What is seen is not what was drawn.');
  }

  window.bench = { step, settle, draw, clear };
}

declare global {
  interface Window {
    bench: {
      step: (name: string, phase: Phase, checked: boolean) => Promise<void>;
      settle: typeof settle;
      draw: (name: string, tick: number) => void;
      clear: () => void;
    };
  }
}
