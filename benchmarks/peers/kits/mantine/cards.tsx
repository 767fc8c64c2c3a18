import {
  Badge as MantineBadge,
  Card as MantineCard,
  MantineProvider,
  Text as MantineText,
  Title as MantineTitle,
  Pill,
  Progress,
} from '@mantine/core';
import type { ReactNode } from 'react';
import type { Tone } from '../../page/kit.js';
import '@mantine/core/styles.css';

const COLOURS = { neutral: 'gray', success: 'green', warning: 'yellow', danger: 'red' };

export function Provider({ children }: { children: ReactNode }) {
  return <MantineProvider>{children}</MantineProvider>;
}

export function Badge({ id, tone, children }: { id?: number; tone: Tone; children: ReactNode }) {
  return (
    <MantineBadge key={id} variant="light" color={COLOURS[tone]}>
      {children}
    </MantineBadge>
  );
}

export function Chip({ children }: { children: ReactNode }) {
  return <Pill>{children}</Pill>;
}

export function Bar({ label, value }: { label: string; value: number }) {
  return <Progress aria-label={label} value={value} />;
}

export function Card({ id, children }: { id?: number; children: ReactNode }) {
  return (
    <MantineCard key={id} withBorder>
      {children}
    </MantineCard>
  );
}

export function Title({ children }: { children: ReactNode }) {
  return (
    <MantineTitle order={3} size="h4">
      {children}
    </MantineTitle>
  );
}

export function Text({ children }: { children: ReactNode }) {
  return (
    <MantineText size="sm" c="dimmed">
      {children}
    </MantineText>
  );
}
