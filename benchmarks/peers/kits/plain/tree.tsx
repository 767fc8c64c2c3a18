/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a tree by hand, as hosts write it */
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { Branch, TreeProps } from '../../page/parts-kit.js';
import './parts.css';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

function move(event: KeyboardEvent<HTMLUListElement>) {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')];
  rows[rows.indexOf(event.target as HTMLElement) + step]?.focus();
}

/** Tab leads to the row that had the focus last. */
function enter(event: FocusEvent<HTMLUListElement>) {
  event.currentTarget.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
  event.target.setAttribute('tabindex', '0');
}

interface FolderProps {
  branch: Branch;
  defaultOpen: boolean;
  first: boolean;
}

function Folder({ branch: { id, name, leaves }, defaultOpen, first }: FolderProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <li role="none">
      <div
        role="treeitem"
        aria-level={1}
        aria-expanded={open}
        aria-owns={open ? id : undefined}
        tabIndex={first ? 0 : -1}
        className="tree-row"
        onClick={() => setOpen(!open)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') setOpen(true);
          if (key === 'ArrowLeft') setOpen(false);
        }}
      >
        <span aria-hidden>{open ? '▾' : '▸'}</span>
        {name}
      </div>
      {open && (
        <ul id={id} role="group" className="tree-group">
          {leaves.map((leaf) => (
            <li key={leaf.id} role="none">
              <div role="treeitem" aria-level={2} tabIndex={-1} className="tree-row">
                {leaf.name}
              </div>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** By hand: nested lists, of which each branch knows by itself whether it is open. */
export function Tree({ label, branches, open }: TreeProps) {
  return (
    <ul role="tree" aria-label={label} className="tree" onKeyDown={move} onFocus={enter}>
      {branches.map((branch, index) => (
        <Folder
          key={branch.id}
          branch={branch}
          defaultOpen={open.includes(branch.id)}
          first={index === 0}
        />
      ))}
    </ul>
  );
}
