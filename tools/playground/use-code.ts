import storyCode from 'virtual:story-code';
import { useEffect, useState } from 'react';
import { readHash, unpackCode } from './address';
import { addressAround } from './address-around';

const DRAFT = 'bank-soal:playground';
const FIRST = `import { Badge } from '@bank-soal/ui/badge';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { useState } from 'react';

function Example() {
  const [count, setCount] = useState(0);
  return (
    <Cluster>
      <Button variant="primary" onClick={() => setCount(count + 1)}>
        Tambah
      </Button>
      <Badge tone="success">{count} paket soal</Badge>
    </Cluster>
  );
}
`;

/** Code to begin with, and whether it is somebody else's; or why there is none. */
export interface Opened {
  code: string;
  /** What it was at first, to which a reset goes back. */
  first: string;
  /** It came with a link: it does not run by itself. */
  foreign: boolean;
  problem?: 'cannotRead' | 'noStory';
}

/** Another language in the toolbar draws the page anew: what it showed for an address, it shows again. */
let kept: { hash: string; opened: Opened } | undefined;

/** Remembers what is shown. */
export function useKept(opened: Opened) {
  useEffect(() => {
    kept = { hash: addressAround().hash, opened };
  });
}

/** What the address asks for, or what was typed here before; undefined until it is read. */
export function useOpenedCode(): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let left = false;
    open().then((found) => !left && setOpened(found));
    return () => {
      left = true;
    };
  }, []);
  return opened;
}

async function open(): Promise<Opened> {
  const { hash } = addressAround();
  if (kept?.hash === hash) return kept.opened;
  const asked = readHash(hash);
  const draft = sessionStorage.getItem(DRAFT);
  if (asked?.kind === 'code') {
    try {
      const code = await unpackCode(asked.packed);
      return { code, first: code, foreign: code !== draft };
    } catch {
      return { code: FIRST, first: FIRST, foreign: false, problem: 'cannotRead' };
    }
  }
  if (asked?.kind !== 'story') return { code: draft ?? FIRST, first: FIRST, foreign: false };
  const code = storyNamed(asked.folder, asked.story);
  return code
    ? { code, first: code, foreign: false }
    : { code: FIRST, first: FIRST, foreign: false, problem: 'noStory' };
}

/** Addresses of Storybook write `WithAField` as `with-a-field`. */
function storyNamed(folder: string, story: string): string | undefined {
  const plain = (name: string) => name.replaceAll('-', '').toLowerCase();
  const found = Object.entries(storyCode[folder] ?? {});
  return found.find(([name]) => plain(name) === plain(story))?.[1];
}

/** Keeps what is typed until the tab is closed. */
export function keepDraft(code: string) {
  sessionStorage.setItem(DRAFT, code);
}
