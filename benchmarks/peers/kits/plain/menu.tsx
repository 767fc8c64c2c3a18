import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MenuProps } from '../../page/parts-kit.js';
import './parts.css';

interface ListProps extends MenuProps {
  onClose: () => void;
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

function List({ label, actions, onClose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = (event: Event) => list.current?.contains(event.target as Node) || onClose();
    list.current?.focus();
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  });

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') onClose();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const items = [...event.currentTarget.querySelectorAll('button')];
    const at = items.indexOf(event.target as HTMLButtonElement);
    items.at((at + step) % items.length)?.focus();
  }

  return (
    <div
      ref={list}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className="menu-list"
      onKeyDown={move}
    >
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="menu-item"
          onClick={onClose}
        >
          {action}
        </button>
      ))}
    </div>
  );
}

export function Menu({ label, actions }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  return (
    <div className="menu">
      <button
        ref={button}
        type="button"
        className="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {open && <List label={label} actions={actions} onClose={close} />}
    </div>
  );
}
