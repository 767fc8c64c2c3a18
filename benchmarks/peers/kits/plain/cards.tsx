/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a bar that is styled by hand, as hosts write it */
import { Fragment, type ReactNode } from 'react';
import type { Tone } from '../../page/kit.js';
import './plain.css';

export const Provider = Fragment;

function PlainBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

function PlainChip({ children }: { children: ReactNode }) {
  return <span className="chip">{children}</span>;
}

function PlainBar({ label, value }: { label: string; value: number }) {
  return (
    <div className="bar" role="progressbar" aria-label={label} aria-valuenow={value}>
      <div className="bar-fill" style={{ transform: `translateX(${value - 100}%)` }} />
    </div>
  );
}

function PlainCard({ children }: { children: ReactNode }) {
  return <div className="card">{children}</div>;
}

function PlainTitle({ children }: { children: ReactNode }) {
  return <h3 className="title">{children}</h3>;
}

function PlainText({ children }: { children: ReactNode }) {
  return <p className="text">{children}</p>;
}

export function Badge({ id, tone, children }: { id?: number; tone: Tone; children: ReactNode }) {
  return (
    <PlainBadge key={id} tone={tone}>
      {children}
    </PlainBadge>
  );
}

export function Chip({ children }: { children: ReactNode }) {
  return <PlainChip>{children}</PlainChip>;
}

export function Bar({ label, value }: { label: string; value: number }) {
  return <PlainBar label={label} value={value} />;
}

export function Card({ id, children }: { id?: number; children: ReactNode }) {
  return <PlainCard key={id}>{children}</PlainCard>;
}

export function Title({ children }: { children: ReactNode }) {
  return <PlainTitle>{children}</PlainTitle>;
}

export function Text({ children }: { children: ReactNode }) {
  return <PlainText>{children}</PlainText>;
}
