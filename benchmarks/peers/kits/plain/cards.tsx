/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a bar that is styled by hand, as hosts write it */
import { Fragment, type ReactNode } from 'react';
import type { Tone } from '../../page/kit.js';
import './plain.css';

export const Provider = Fragment;

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

export function Chip({ children }: { children: ReactNode }) {
  return <span className="chip">{children}</span>;
}

export function Bar({ label, value }: { label: string; value: number }) {
  return (
    <div className="bar" role="progressbar" aria-label={label} aria-valuenow={value}>
      <div className="bar-fill" style={{ transform: `translateX(${value - 100}%)` }} />
    </div>
  );
}

export function Card({ children }: { children: ReactNode }) {
  return <div className="card">{children}</div>;
}

export function Title({ children }: { children: ReactNode }) {
  return <h3 className="title">{children}</h3>;
}

export function Text({ children }: { children: ReactNode }) {
  return <p className="text">{children}</p>;
}
