import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { ImportDialog } from './import-dialog.js';
import type { ImportColumn, ImportRow } from './import-rows.js';

const columns: ImportColumn[] = [
  { key: 'nama', label: 'Nama', example: 'Dr. Ratna Wulandari, M.Kom.' },
  { key: 'email', label: 'Email', example: 'ratna.wulandari@contoh.ac.id' },
  { key: 'password', label: 'Password', example: 'rahasia123', secret: true },
];

const GOOD =
  'nama;email;password\nSari Dewi;sari@contoh.ac.id;rahasia1\nBagas;b@contoh.ac.id;rahasia2\n';

const csv = (text: string, name = 'dosen.csv') => new File([text], name, { type: 'text/csv' });

const withoutAt = (rows: readonly ImportRow[]) =>
  rows.flatMap(({ values }, index) =>
    values.email?.includes('@') ? [] : [{ row: index + 1, message: 'Format email tidak valid' }],
  );

const meta = {
  title: 'Admin/ImportDialog',
  tags: ['autodocs', 'stabil'],
  component: ImportDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Impor Dosen',
    columns,
    templateName: 'template-dosen.csv',
    check: withoutAt,
    onImport: fn(),
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Impor</Button>
        <ImportDialog
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange?.(next);
            setOpen(next);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));
const choose = (file: File) =>
  userEvent.upload(dialog().getByLabelText(/File CSV/), file, { applyAccept: false });

export const Default: Story = {
  play: async () => {
    const link = dialog().getByRole('link', { name: 'Unduh template CSV' });
    await expect(link).toHaveAttribute('download', 'template-dosen.csv');
    const template = decodeURIComponent(link.getAttribute('href') ?? '');
    await expect(template).toContain('nama;email;password\r\nDr. Ratna Wulandari, M.Kom.;');
  },
};

export const States: Story = {
  play: async () => {
    await choose(csv(GOOD));
    await expect(await dialog().findByText('2 baris siap diimpor.')).toBeVisible();
    await expect(dialog().getByText('Sari Dewi')).toBeVisible();
    await expect(dialog().queryByText('rahasia1')).toBeNull();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await choose(csv('nama;email;password\nSari Dewi;sari.contoh.ac.id;rahasia1\n'));
    await expect(await dialog().findByText('Format email tidak valid')).toBeInTheDocument();
  },
};

export const ImportsAllRows: Story = {
  play: async ({ args }) => {
    await choose(csv(GOOD));
    const confirm = await dialog().findByRole('button', { name: 'Impor 2 baris' });
    await waitFor(() => expect(confirm).toBeEnabled());
    for (let step = 0; step < 8 && document.activeElement !== confirm; step += 1) {
      await userEvent.tab();
    }
    await expect(confirm).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onImport).toHaveBeenCalledWith([
      {
        line: 2,
        values: { nama: 'Sari Dewi', email: 'sari@contoh.ac.id', password: 'rahasia1' },
      },
      { line: 3, values: { nama: 'Bagas', email: 'b@contoh.ac.id', password: 'rahasia2' } },
    ]);
  },
};

export const NamesRowsToCorrect: Story = {
  play: async ({ args }) => {
    await choose(csv('nama,email,password\nSari,s@x.id,abc\nBagas,bagas.id,abc\n'));
    await expect(await dialog().findByRole('alert')).toHaveTextContent(
      '1 dari 2 baris perlu diperbaiki. Perbaiki filenya, lalu pilih lagi.',
    );
    const [, first] = dialog().getAllByRole('row');
    await expect(first).toHaveTextContent('3Bagasbagas.id•••Format email tidak valid');
    await expect(dialog().getByRole('button', { name: 'Impor 2 baris' })).toBeDisabled();
    await userEvent.click(dialog().getByRole('button', { name: 'Pilih file lain' }));
    await expect(dialog().getByRole('button', { name: 'Pilih file' })).toHaveFocus();
    await choose(csv(GOOD));
    await expect(await dialog().findByText('2 baris siap diimpor.')).toBeVisible();
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};

export const RefusesOtherFiles: Story = {
  play: async () => {
    await choose(csv('x', 'dosen.xlsx'));
    await expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Format file .xlsx tidak didukung. Gunakan CSV.',
    );
    await choose(csv('nama;email\nSari;s@x.id\n'));
    await expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Kolom "password" tidak ada di baris pertama file ini.',
    );
    await choose(csv(''));
    await waitFor(() =>
      expect(dialog().getByRole('alert')).toHaveTextContent('File ini tidak berisi baris data.'),
    );
  },
};

export const RefusesTooManyRows: Story = {
  args: { maxRows: 1 },
  play: async () => {
    await choose(csv(GOOD));
    await expect(await dialog().findByRole('alert')).toHaveTextContent(
      'File ini berisi 2 baris; paling banyak 1 baris sekali impor.',
    );
  },
};

export const ShowsWhatTheServerRefused: Story = {
  args: {
    onImport: fn(() => Promise.reject(new Error('x'))),
    describeError: () => ({
      message: 'Impor dibatalkan: 1 baris perlu diperbaiki. Tidak ada yang disimpan.',
      problems: [{ row: 1, message: 'Email sudah digunakan oleh dosen lain.' }],
    }),
  },
  play: async () => {
    await choose(csv(GOOD));
    await userEvent.click(await dialog().findByRole('button', { name: 'Impor 2 baris' }));
    await expect(
      await dialog().findByText('Email sudah digunakan oleh dosen lain.'),
    ).toBeInTheDocument();
    await expect(dialog().getByText(/^Impor dibatalkan/)).toBeVisible();
    await expect(dialog().getByRole('button', { name: 'Impor 2 baris' })).toBeDisabled();
  },
};

export const LetsTryAgainAfterABrokenConnection: Story = {
  play: async ({ args }) => {
    mocked(args.onImport).mockRejectedValueOnce(new Error('x'));
    await choose(csv(GOOD));
    const button = await dialog().findByRole('button', { name: 'Impor 2 baris' });
    await userEvent.click(button);
    await expect(await dialog().findByText('Impor gagal. Silakan coba lagi.')).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onImport).toHaveBeenCalledTimes(2);
  },
};
