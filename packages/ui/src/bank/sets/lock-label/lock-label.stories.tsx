import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../../../components/layout/cluster/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { LockLabel, type LockReason } from './lock-label.js';

const OPENS = '2026-12-20T05:00:00Z';
const REASONS: LockReason[] = [
  'date',
  'users',
  'lecturers',
  'owner',
  'creator',
  'key-date',
  'key-closed',
  'key-users',
  'key-lecturers',
  'key-owner',
];

const meta = {
  title: 'Paket soal/LockLabel',
  tags: ['autodocs', 'uji'],
  component: LockLabel,
  args: { reason: 'key-date', at: OPENS },
} satisfies Meta<typeof LockLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kunci dibuka 20 Desember 2026')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Cluster gap="sm">
      {REASONS.map((reason) => (
        <LockLabel key={reason} reason={reason} at={OPENS} />
      ))}
    </Cluster>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: fitsThePage };

/** Late on the 19th in London is the 20th in Jakarta. */
export const SaysTheDayInJakarta: Story = {
  args: { reason: 'date', at: '2026-12-19T20:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dibuka 20 Desember 2026')).toBeVisible();
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Key opens 20 December 2026')).toBeVisible();
  },
};
