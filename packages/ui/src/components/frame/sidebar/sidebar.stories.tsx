import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { english } from '../../../lib/public/english/index.js';
import { TextsProvider } from '../../../lib/public/texts/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Avatar } from '../../data/avatar/index.js';
import { FilesIcon, LibraryIcon, NoticeIcon, PeopleIcon, TagsIcon } from '../../data/icon/index.js';
import { Text } from '../../data/text/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Container } from '../../layout/container/index.js';
import { AppFrame } from '../app-frame/index.js';
import { PageHeader } from '../page-header/index.js';
import { SiteHeader } from '../site-header/index.js';
import { Sidebar, type SidebarGroup } from './sidebar.js';

const groups: readonly SidebarGroup[] = [
  {
    items: [{ label: 'Ringkasan', href: '#ringkasan', icon: <LibraryIcon size={20} /> }],
  },
  {
    title: 'Isi',
    items: [
      {
        label: 'Paket soal',
        href: '#paket',
        icon: <FilesIcon size={20} />,
        count: 1240,
        current: true,
      },
      {
        label: 'Penandaan',
        icon: <TagsIcon size={20} />,
        links: [
          { label: 'Topik', href: '#topik' },
          { label: 'Mata kuliah', href: '#mata-kuliah' },
        ],
      },
    ],
  },
  {
    title: 'Orang',
    items: [
      { label: 'Akun', href: '#akun', icon: <PeopleIcon size={20} /> },
      { label: 'Laporan', href: '#laporan', icon: <NoticeIcon size={20} />, count: 3 },
    ],
  },
];

const meta = {
  title: 'Kerangka/Sidebar',
  tags: ['autodocs', 'uji', 'interaction'],
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: { groups, onCollapsedChange: fn() },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const footer = (narrow: boolean) => (
  <Cluster gap="sm">
    <Avatar name="Rina Wulandari" size="sm" />
    {!narrow && <Text size="sm">Rina Wulandari</Text>}
  </Cluster>
);

export const Default: Story = {};

const inside: readonly SidebarGroup[] = [
  {
    title: 'Isi',
    items: [
      {
        label: 'Penandaan',
        icon: <TagsIcon size={20} />,
        links: [
          { label: 'Topik', href: '#topik', current: true },
          { label: 'Mata kuliah', href: '#mata-kuliah', count: 12 },
        ],
      },
      { label: 'Tanpa ikon', href: '#tanpa' },
    ],
  },
];

export const States: Story = {
  render: () => (
    <Cluster align="start" gap="lg">
      <Sidebar groups={groups} footer={footer} label="Lebar" navId="lebar" shortcut={false} />
      <Sidebar
        groups={groups}
        footer={footer}
        label="Sempit"
        navId="sempit"
        shortcut={false}
        defaultCollapsed
      />
      <Sidebar groups={inside} label="Terlipat" navId="terlipat" shortcut={false} />
      <Sidebar
        groups={inside}
        label="Terlipat dan sempit"
        navId="terlipat-sempit"
        shortcut={false}
        defaultCollapsed
      />
    </Cluster>
  ),
};

/** Beside the main part of every page, below its header. */
export const InAFrame: Story = {
  args: { footer },
  render: (args) => (
    <AppFrame
      header={
        <SiteHeader
          name="Bank Soal Informatika"
          homeHref="#beranda"
          links={[{ label: 'Home', href: '#beranda' }]}
        />
      }
      sidebar={<Sidebar {...args} />}
    >
      <Container space="lg">
        <PageHeader title="Paket soal" description="1.240 paket soal dari 38 mata kuliah." />
      </Container>
    </AppFrame>
  ),
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main').getBoundingClientRect();
    const nav = canvas.getByRole('navigation', { name: 'Navigasi samping' });
    await expect(nav.getBoundingClientRect().right).toBeLessThanOrEqual(main.left);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const InAFrameOnAPhone: Story = {
  ...InAFrame,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await fitsThePage();
    const button = canvas.getByRole('button', { name: 'Navigasi' });
    await expect(canvas.queryByRole('navigation', { name: 'Navigasi samping' })).toBeNull();
    await userEvent.click(button);
    const sheet = await page().findByRole('dialog', { name: 'Navigasi samping' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Penandaan' }));
    await expect(within(sheet).getByRole('link', { name: 'Topik' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    const link = await page().findByRole('link', { name: /^Akun/ });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

export const GoesByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Navigasi samping' });
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Paket soal 1.240',
    );
    await expect(within(nav).getByRole('list', { name: 'Orang' })).toBeVisible();
    const folder = canvas.getByRole('button', { name: 'Penandaan' });
    await expect(folder).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Topik' })).toBeNull();
    folder.focus();
    await userEvent.keyboard('{Enter}');
    await expect(folder).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Topik' })).toHaveFocus();
    await userEvent.keyboard('{Control>}\\{/Control}');
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Lebarkan navigasi' })).toBeVisible();
    await expect(folder).toHaveAttribute('aria-expanded', 'false');
  },
};

export const NarrowsAndWidens: Story = {
  args: { defaultCollapsed: true },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Laporan 3' });
    await expect(link.getBoundingClientRect().width).toBeLessThan(60);
    link.focus();
    await expect(await page().findByRole('tooltip')).toHaveTextContent('Laporan · 3');
    await expect(link).not.toHaveAccessibleDescription();
    const folder = canvas.getByRole('button', { name: 'Penandaan' });
    await userEvent.click(folder);
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(false);
    await expect(folder).toHaveAttribute('aria-expanded', 'true');
    await expect(folder).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ciutkan navigasi' }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Lebarkan navigasi' })).toHaveFocus();
  },
};

/** The host remembers it. */
export const KeptByTheHost: Story = {
  render: function Kept(args) {
    const [collapsed, setCollapsed] = useState(true);
    return (
      <Sidebar
        {...args}
        collapsed={collapsed}
        onCollapsedChange={(next) => {
          args.onCollapsedChange?.(next);
          setCollapsed(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="sidebar"]');
    await expect(root).toHaveAttribute('data-state', 'collapsed');
    await userEvent.click(canvas.getByRole('button', { name: 'Lebarkan navigasi' }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(false);
    await expect(root).toHaveAttribute('data-state', 'expanded');
  },
};

export const LongTexts: Story = {
  args: {
    groups: [
      {
        title: 'Ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek',
        items: [
          { label: 'Pemrograman_berorientasi_objek_lanjutan_semester_genap', href: '#a', count: 9 },
          {
            label: 'Kumpulan soal ujian akhir semester yang belum ditandai',
            links: [{ label: 'Struktur data dan algoritma lanjutan', href: '#b', count: 123456 }],
            defaultOpen: true,
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};

export const RightToLeft: Story = {
  ...InAFrame,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main').getBoundingClientRect();
    const nav = canvas.getByRole('navigation', { name: 'Navigasi samping' });
    await expect(nav.getBoundingClientRect().left).toBeGreaterThanOrEqual(main.right);
  },
};

export const FollowsTheLanguage: Story = {
  decorators: [
    (Story) => (
      <TextsProvider texts={english}>
        <Story />
      </TextsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Side navigation' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Narrow the navigation' })).toBeVisible();
  },
};

export const SpeaksMalay: Story = {
  globals: { language: 'ms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Kecilkan navigasi' })).toBeVisible();
  },
};
