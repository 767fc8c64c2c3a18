/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Medusa UI has no bar: its host writes one */
import { Container, Heading, Badge as MedusaBadge, Text as MedusaText } from '@medusajs/ui';
import { Fragment, type ReactNode } from 'react';
import type { Tone } from '../../page/kit.js';
import './medusa.css';

const COLOURS = { neutral: 'grey', success: 'green', warning: 'orange', danger: 'red' } as const;

export const Provider = Fragment;

export function Badge({ id, tone, children }: { id?: number; tone: Tone; children: ReactNode }) {
  return (
    <MedusaBadge key={id} size="2xsmall" color={COLOURS[tone]}>
      {children}
    </MedusaBadge>
  );
}

export function Chip({ children }: { children: ReactNode }) {
  return (
    <MedusaBadge size="2xsmall" rounded="full">
      {children}
    </MedusaBadge>
  );
}

/** Medusa UI has no bar: its host writes one. */
export function Bar({ label, value }: { label: string; value: number }) {
  return (
    <div className="bar" role="progressbar" aria-label={label} aria-valuenow={value}>
      <div className="bar-fill" style={{ transform: `translateX(${value - 100}%)` }} />
    </div>
  );
}

export function Card({ id, children }: { id?: number; children: ReactNode }) {
  return <Container key={id}>{children}</Container>;
}

export function Title({ children }: { children: ReactNode }) {
  return <Heading level="h3">{children}</Heading>;
}

export function Text({ children }: { children: ReactNode }) {
  return <MedusaText size="small">{children}</MedusaText>;
}
