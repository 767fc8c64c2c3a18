import MuiCard from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import MuiChip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import type { Tone } from '../../page/kit.js';

const COLOURS = {
  neutral: 'default',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const;

export const Provider = Fragment;

/** MUI's Badge is a dot on a corner; a fact in a box is its Chip. */
export function Badge({ id, tone, children }: { id?: number; tone: Tone; children: ReactNode }) {
  return <MuiChip key={id} size="small" color={COLOURS[tone]} label={children} />;
}

export function Chip({ children }: { children: ReactNode }) {
  return <MuiChip size="small" variant="outlined" label={children} />;
}

export function Bar({ label, value }: { label: string; value: number }) {
  return <LinearProgress variant="determinate" aria-label={label} value={value} />;
}

export function Card({ id, children }: { id?: number; children: ReactNode }) {
  return (
    <MuiCard key={id} variant="outlined">
      <CardContent>{children}</CardContent>
    </MuiCard>
  );
}

export function Title({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h6" component="h3">
      {children}
    </Typography>
  );
}

export function Text({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
