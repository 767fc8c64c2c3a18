import {
  Heading,
  Progress,
  Badge as RadixBadge,
  Card as RadixCard,
  Text as RadixText,
  Theme,
} from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { Tone } from '../../page/kit.js';
import '@radix-ui/themes/styles.css';

const COLOURS = { neutral: 'gray', success: 'green', warning: 'amber', danger: 'red' } as const;

export function Provider({ children }: { children: ReactNode }) {
  return <Theme>{children}</Theme>;
}

export function Badge({ id, tone, children }: { id?: number; tone: Tone; children: ReactNode }) {
  return (
    <RadixBadge key={id} color={COLOURS[tone]}>
      {children}
    </RadixBadge>
  );
}

export function Chip({ children }: { children: ReactNode }) {
  return (
    <RadixBadge color="gray" variant="surface" radius="full">
      {children}
    </RadixBadge>
  );
}

export function Bar({ label, value }: { label: string; value: number }) {
  return <Progress aria-label={label} value={value} />;
}

export function Card({ id, children }: { id?: number; children: ReactNode }) {
  return <RadixCard key={id}>{children}</RadixCard>;
}

export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading as="h3" size="4">
      {children}
    </Heading>
  );
}

export function Text({ children }: { children: ReactNode }) {
  return (
    <RadixText as="p" size="2" color="gray">
      {children}
    </RadixText>
  );
}
