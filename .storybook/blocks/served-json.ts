import { useEffect, useState } from 'react';

const asked = new Map<string, Promise<unknown>>();

function ask(path: string): Promise<unknown> {
  const known = asked.get(path) ?? fetch(path).then((answer) => answer.json());
  asked.set(path, known);
  return known;
}

/** A file that Storybook serves beside its pages; `undefined` until it is there. */
export function useServedJson<T>(path: string): T | undefined {
  const [found, setFound] = useState<T>();
  useEffect(() => {
    let current = true;
    void ask(path).then((answer) => current && setFound(answer as T));
    return () => {
      current = false;
    };
  }, [path]);
  return found;
}

/** A page or a story in Storybook's index. */
export interface IndexEntry {
  id: string;
  name: string;
  title: string;
  type: string;
  importPath: string;
  tags: string[];
}

/** Everything that has an address in Storybook; empty until it is known. */
export function useIndex(): IndexEntry[] {
  const index = useServedJson<{ entries: Record<string, IndexEntry> }>('./index.json');
  return Object.values(index?.entries ?? {});
}
