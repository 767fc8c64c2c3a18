import type { ReactNode } from 'react';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Tree } from '../../data/tree/index.js';
import type { OutlineEntry } from './outline.js';
import { outlineTree } from './outline-tree.js';

export interface PageOutlineProps {
  label: string;
  entries: readonly OutlineEntry[];
  /** Where who reads is. */
  current: OutlineEntry | null;
  onPage: (page: number) => void;
}

/** A document's table of contents: all of it is open at first. */
export function PageOutline({ label, entries, current, onPage }: PageOutlineProps) {
  const { items, holders, valueOf } = outlineTree(entries, onPage, (page) => (
    <Page number={page} />
  ));
  return (
    <Tree
      label={label}
      items={items}
      defaultExpanded={holders}
      // Before the first entry none is chosen, and the reader goes on to say which.
      value={current ? (valueOf.get(current) ?? '') : ''}
    />
  );
}

function Page({ number }: { number: number }): ReactNode {
  const strings = useTexts(moreTexts);
  return (
    <>
      <span aria-hidden className="ui:text-text-muted ui:in-aria-selected:text-inherit">
        {number}
      </span>
      <span className="ui:sr-only">{strings['pdf.pageName'](String(number))}</span>
    </>
  );
}
