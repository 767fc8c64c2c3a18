import {
  Badge as ChakraBadge,
  Card as ChakraCard,
  ChakraProvider,
  Text as ChakraText,
  defaultSystem,
  Heading,
  Progress,
  Tag,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Tone } from '../../page/kit.js';

const COLOURS = { neutral: 'gray', success: 'green', warning: 'yellow', danger: 'red' };

export function Provider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>;
}

export function Badge({ id, tone, children }: { id?: number; tone: Tone; children: ReactNode }) {
  return (
    <ChakraBadge key={id} colorPalette={COLOURS[tone]}>
      {children}
    </ChakraBadge>
  );
}

export function Chip({ children }: { children: ReactNode }) {
  return (
    <Tag.Root>
      <Tag.Label>{children}</Tag.Label>
    </Tag.Root>
  );
}

export function Bar({ label, value }: { label: string; value: number }) {
  return (
    <Progress.Root value={value} aria-label={label}>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

export function Card({ id, children }: { id?: number; children: ReactNode }) {
  return (
    <ChakraCard.Root key={id}>
      <ChakraCard.Body>{children}</ChakraCard.Body>
    </ChakraCard.Root>
  );
}

export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading as="h3" size="md">
      {children}
    </Heading>
  );
}

export function Text({ children }: { children: ReactNode }) {
  return (
    <ChakraText textStyle="sm" color="fg.muted">
      {children}
    </ChakraText>
  );
}
