import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Stack } from '../../layout/stack/index.js';
import { AdminHeader } from './admin-header.js';

const AREAS = ['Dosen', 'Mata Kuliah', 'Tagging', 'Tagging Mata Kuliah'];

const meta = {
  title: 'Admin/AdminHeader',
  tags: ['autodocs', 'stabil'],
  component: AdminHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Bank Soal Informatika',
    homeHref: '#beranda',
    links: AREAS.map((label, place) => ({ label, href: `#${place}`, current: place === 0 })),
    onLogout: fn(),
  },
} satisfies Meta<typeof AdminHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  parameters: {
    a11y: { options: { rules: { 'landmark-no-duplicate-banner': { enabled: false } } } },
  },
  render: (args) => (
    <Stack gap="xl">
      <AdminHeader {...args} aria-label="Tanpa nama" navLabel="Tanpa nama" />
      <AdminHeader
        {...args}
        aria-label="Nama panjang"
        navLabel="Nama panjang"
        username="muhammad.ramadhan.wirawan@informatika.contoh.ac.id"
      />
    </Stack>
  ),
};

/** How far its left and its right end fade. */
function faded(bar: HTMLElement) {
  const style = getComputedStyle(bar);
  return style.maskImage === 'none'
    ? []
    : ['--left', '--right'].map((edge) => style.getPropertyValue(edge));
}

export const Phone: Story = {
  args: {
    username: 'muhammad.ramadhan.wirawan@informatika.contoh.ac.id',
    links: AREAS.map((label, place) => ({ label, href: `#${place}`, current: place === 3 })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(Math.round(current.right)).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    // Cut on the left only: there it fades out.
    const bar = canvas.getByRole('list');
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'left'));
    await expect(faded(bar)).toEqual(['3rem', '']);
    bar.scrollTo(0, 0);
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'right'));
    await expect(faded(bar)).toEqual(['', '3rem']);
  },
};

export const WhollyInSight: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('list');
    await waitFor(() => expect(bar).not.toHaveAttribute('data-more'));
    await expect(getComputedStyle(bar).maskImage).toBe('none');
  },
};

export const Grouped: Story = {
  args: {
    links: [
      { label: 'Orang', links: [{ label: 'Dosen', href: '#0', current: true }] },
      {
        label: 'Mata kuliah & tag',
        links: AREAS.slice(1).map((label) => ({ label, href: `#${label}` })),
      },
      { label: 'Lihat situs', href: '#situs' },
    ],
  },
  play: async ({ canvas }) => {
    const tags = within(canvas.getByRole('list', { name: 'Mata kuliah & tag' }));
    await expect(tags.getAllByRole('link').map((link) => link.textContent)).toEqual(AREAS.slice(1));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dosen');
    // All stand on one line, in a group or not.
    const bottoms = canvas
      .getAllByRole('link')
      .slice(1)
      .map((link) => Math.round(link.getBoundingClientRect().bottom));
    await expect(new Set(bottoms).size).toBe(1);
  },
};

export const LogsOutByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Admin')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dosen' })).toHaveFocus();
  },
};

export const Narrow: Story = {
  args: {
    name: 'Bank Soal Keberlangsungan_Pertanggungjawaban',
    username: 'muhammad.ramadhan.wirawan@informatika.contoh.ac.id',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
