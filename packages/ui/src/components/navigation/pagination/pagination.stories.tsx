import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Stack } from '../../layout/stack/index.js';
import { Pagination } from './pagination.js';

const meta = {
  title: 'Navigasi/Pagination',
  tags: ['autodocs', 'uji', 'interaction'],
  component: Pagination,
  args: { page: 5, count: 20, onPageChange: fn() },
  render: function Kept(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          args.onPageChange?.(next);
          setPage(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <Pagination label="Tengah" page={5} count={20} />
      <Pagination label="Awal" page={1} count={20} />
      <Pagination label="Akhir" page={20} count={20} />
      <Pagination label="Beberapa" page={2} count={3} />
      <Pagination label="Banyak" page={1234} count={12345} />
      <Pagination label="Tautan" page={2} count={9} href={(page) => `#halaman-${page}`} />
    </Stack>
  ),
};

export const AsLinks: Story = {
  args: { page: 2, count: 9, href: (page) => `#halaman-${page}` },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Halaman 2');
    await expect(current).toHaveAttribute('href', '#halaman-2');
    await expect(canvas.getByRole('link', { name: 'Berikutnya' })).toHaveAttribute(
      'href',
      '#halaman-3',
    );
  },
};

export const TurnsByKeyboard: Story = {
  args: { page: 2, count: 3 },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const back = canvas.getByRole('button', { name: 'Sebelumnya' });
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Halaman 1');
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman 3' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('button', { name: 'Halaman 3' })).toHaveFocus();
  },
};

/** One page alone needs no way to others. */
export const OnePage: Story = {
  args: { page: 1, count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const OnAPhone: Story = {
  args: { page: 1234, count: 12345 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await fitsThePage();
    await expect(canvas.getByText('Halaman 1.234 dari 12.345')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const KeepsItself: Story = {
  render: (args) => <Pagination {...args} page={undefined} defaultPage={2} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Berikutnya' }));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('3');
  },
};
