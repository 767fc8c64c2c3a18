import { Card as AntCard, ConfigProvider, Progress, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { Tone } from '../../page/kit.js';

const COLOURS = {
  neutral: 'default',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const;
const STILL = { token: { motion: false } };

export function Provider({ children }: { children: ReactNode }) {
  return <ConfigProvider theme={STILL}>{children}</ConfigProvider>;
}

/** Ant Design's Badge is a dot on a corner; a fact in a box is its Tag. */
export function Badge({ id, tone, children }: { id?: number; tone: Tone; children: ReactNode }) {
  return (
    <Tag key={id} color={COLOURS[tone]}>
      {children}
    </Tag>
  );
}

export function Chip({ children }: { children: ReactNode }) {
  return <Tag>{children}</Tag>;
}

export function Bar({ label, value }: { label: string; value: number }) {
  return <Progress aria-label={label} percent={value} showInfo={false} />;
}

export function Card({ id, children }: { id?: number; children: ReactNode }) {
  return <AntCard key={id}>{children}</AntCard>;
}

export function Title({ children }: { children: ReactNode }) {
  return <Typography.Title level={4}>{children}</Typography.Title>;
}

export function Text({ children }: { children: ReactNode }) {
  return <Typography.Text type="secondary">{children}</Typography.Text>;
}
