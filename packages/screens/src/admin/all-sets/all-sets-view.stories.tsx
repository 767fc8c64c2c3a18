import { adminSetSchema } from '@bank-soal/contract/sets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AllSetsView, type AllSetsViewState } from './all-sets-view.js';

const items = [
  { id: 1, title: 'UTS Basis Data 2025', withdrawn_at: null },
  { id: 2, title: 'Kuis Normalisasi', withdrawn_at: '2026-11-01T00:00:00Z' },
].map((set) =>
  adminSetSchema.parse({
    subject: 'Basis Data',
    year: 2025,
    level: 'Sedang',
    downloads: 12,
    creator: { id: 2, username: 'Ratna', fullName: 'Dr. Ratna Wulandari, M.Kom.' },
    ...set,
  }),
);

const more = { busy: false, failed: false, load: fn() };
const ready: AllSetsViewState = { status: 'ready', items, total: 240, busy: false, more };

const meta = {
  title: 'Layar/Semua Paket Soal/Tampilan',
  component: AllSetsView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: ready,
    text: '',
    onTextChange: fn(),
    filters: { q: '', withdrawn: '' },
    onFiltersChange: fn(),
    onAsk: fn(),
    question: {
      action: undefined,
      renderOwner: () => null,
      onClose: fn(),
      onConfirm: fn(),
      describeError: () => '',
    },
  },
} satisfies Meta<typeof AllSetsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Menampilkan 2 dari 240 paket soal')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Hapus selamanya: UTS/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Hapus selamanya: Kuis/ })).toBeVisible();
  },
};

/** What a cell of the overview counts. */
export const OfOneCourseAndYear: Story = {
  args: { filters: { q: '', withdrawn: 'false', course: 'Basis Data', year: 2024 } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Kunci jawaban' }),
      'without',
    );
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...args.filters,
      key: 'without',
    });
    await userEvent.click(canvas.getByRole('button', { name: /Tahun: 2024/ }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...args.filters,
      year: undefined,
    });
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'failed', busy: false, retry: fn() } },
};

export const Empty: Story = { args: { state: { ...ready, items: [], total: 0, more: undefined } } };

export const MoreFailed: Story = {
  args: { state: { ...ready, more: { ...more, failed: true } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const InEnglish: Story = {
  globals: { language: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2 of 240 question sets')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Pemilik|Tarik|Keadaan/);
  },
};
