import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { QuestionSet } from '../model/question-set.js';
import { sets } from '../test/fixtures.js';
import { OwnSetsView } from './own-sets-view.js';

const withdrawn: QuestionSet = {
  ...(sets[1] as QuestionSet),
  id: 9,
  title: 'Kuis Normalisasi',
  withdrawnAt: '2026-11-01T03:00:00.000Z',
};

const meta = {
  title: 'Layar/Soal Saya/Tampilan',
  component: OwnSetsView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', data: [...sets, withdrawn] },
    restoring: new Set<number>(),
    onWithdraw: fn(async () => {}),
    onRestore: fn(),
    describeError: () => 'Perubahan tidak dapat disimpan. Silakan coba lagi.',
    hrefs: {
      upload: '#/upload',
      preview: (id) => `#/preview/${id}`,
      edit: (id) => `#/edit/${id}`,
    },
  },
} satisfies Meta<typeof OwnSetsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4 paket soal, 1 ditarik')).toBeVisible();
    await expect(canvas.getByText('dapat dikembalikan sampai 1 Des 2026')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Kuis Normalisasi' })).toBeNull();
    const sizeOf = (element: HTMLElement) => getComputedStyle(element).fontSize;
    const titleOf = (title: string) => sizeOf(canvas.getByText(title));
    await expect(titleOf('Kuis Normalisasi')).toBe(titleOf('UAS Basis Data'));
    await expect(
      canvas.getByRole('link', { name: 'Lengkapi Kuis Algoritma Greedy' }),
    ).toHaveAttribute('href', '#/edit/3');
    await userEvent.click(canvas.getByRole('button', { name: 'Kembalikan Kuis Normalisasi' }));
    await expect(args.onRestore).toHaveBeenCalledWith(withdrawn);
  },
};

/** On a tablet titles keep their room, and what can be done with a set is an icon with its name. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table', { name: 'Paket soal Anda' });
    for (const head of within(table).getAllByRole('rowheader')) {
      await expect(head.offsetWidth).toBeGreaterThanOrEqual(220);
    }
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    const withdraw = canvas.getByRole('button', { name: 'Tarik UAS Basis Data' });
    await expect(withdraw.offsetWidth).toBe(32);
    await expect(withdraw).toHaveAttribute('title', 'Tarik');
    const restore = canvas.getByRole('button', { name: 'Kembalikan Kuis Normalisasi' });
    await userEvent.click(restore);
    await expect(args.onRestore).toHaveBeenCalledWith(withdrawn);
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'failed', busy: false, retry: fn() } },
};

export const Empty: Story = {
  args: { state: { status: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link', { name: 'Upload Soal' })).toHaveLength(
      1,
    );
  },
};

export const Restoring: Story = { args: { restoring: new Set([9]) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = {
  args: {
    state: {
      status: 'ready',
      data: [
        {
          ...withdrawn,
          title:
            'kumpulan_soal_ujian_akhir_semester_ganjil_pemrograman_berorientasi_objek_lanjutan',
          downloads: 123_456_789_012,
        },
      ],
    },
  },
  globals: { viewport: { value: 'narrow' } },
};

export const AsksBeforeWithdrawing: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tarik UAS Basis Data' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await page.findByRole('alertdialog', { name: 'Tarik paket soal ini?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tarik' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  },
};
