import { Badge as OwnBadge } from '@bank-soal/ui/badge';
import { Card as OwnCard } from '@bank-soal/ui/card';
import { Chip as OwnChip } from '@bank-soal/ui/chip';
import { Heading } from '@bank-soal/ui/heading';
import { ProgressBar } from '@bank-soal/ui/progress-bar';
import { Text as OwnText } from '@bank-soal/ui/text';
import { Fragment, type ReactNode } from 'react';
import type { Tone } from '../../page/kit.js';
import '@bank-soal/ui/styles.css';

export const Provider = Fragment;

export function Badge({ id, tone, children }: { id?: number; tone: Tone; children: ReactNode }) {
  return (
    <OwnBadge key={id} tone={tone}>
      {children}
    </OwnBadge>
  );
}

export function Chip({ children }: { children: ReactNode }) {
  return <OwnChip>{children}</OwnChip>;
}

export function Card({ id, children }: { id?: number; children: ReactNode }) {
  return <OwnCard key={id}>{children}</OwnCard>;
}

export function Bar({ label, value }: { label: string; value: number }) {
  return <ProgressBar label={label} value={value} showText={false} />;
}

export function Title({ children }: { children: ReactNode }) {
  return <Heading level={3}>{children}</Heading>;
}

export function Text({ children }: { children: ReactNode }) {
  return (
    <OwnText size="sm" tone="muted">
      {children}
    </OwnText>
  );
}
