import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FILE_TEXT } from '../../../lib/internal/drawings/file-text.js';
import { LIBRARY } from '../../../lib/internal/drawings/library.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { LinkProvider } from '../../../lib/public/link-provider/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { go, HostLink } from '../../../test/host-link.js';
import { Tree } from './tree.js';
import type { TreeItem } from './tree-nodes.js';

const COURSES: readonly TreeItem[] = [
  {
    value: 'algoritma',
    label: 'Algoritma',
    children: [
      { value: 'graf', label: 'Graf' },
      {
        value: 'urut',
        label: 'Pengurutan',
        children: [
          { value: 'heap', label: 'Heap sort' },
          { value: 'quick', label: 'Quick sort' },
        ],
      },
    ],
  },
  {
    value: 'basis-data',
    label: 'Basis data',
    children: [{ value: 'indeks', label: 'Indeks' }],
  },
  { value: 'bahasa', label: 'Bahasa pemrograman' },
];

const meta = {
  title: 'Tampilan data/Tree',
  tags: ['autodocs', 'uji', 'interaction'],
  component: Tree,
  args: {
    label: 'Mata kuliah',
    items: COURSES,
    defaultExpanded: ['algoritma'],
    onValueChange: fn(),
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return (name: string | RegExp) => canvas.getByRole('treeitem', { name });
};

export const Default: Story = {};

const never = () => new Promise<readonly TreeItem[]>(() => {});
const fails = () => Promise.reject(new Error('offline'));

/** Open, closed, chosen, disabled; with icons, numbers, links; on the way, failed, and empty. */
export const States: Story = {
  args: {
    defaultValue: 'uts',
    defaultExpanded: ['informatika', 'struktur-data', 'memuat', 'gagal', 'kosong'],
    items: [
      {
        value: 'informatika',
        label: 'Informatika',
        icon: <Glyph of={LIBRARY} />,
        selectable: false,
        children: [
          {
            value: 'struktur-data',
            label: 'Struktur Data',
            detail: '12',
            children: [
              { value: 'uts', label: 'UTS 2026', icon: <Glyph of={FILE_TEXT} />, detail: '3' },
              { value: 'uas', label: 'UAS 2026', icon: <Glyph of={FILE_TEXT} />, href: '#uas' },
              { value: 'kuis', label: 'Kuis', icon: <Glyph of={FILE_TEXT} />, disabled: true },
            ],
          },
          {
            value: 'jaringan',
            label: 'Jaringan Komputer',
            children: [{ value: 'tcp', label: 'TCP' }],
          },
          {
            value: 'tertutup',
            label: 'Kriptografi',
            disabled: true,
            children: [{ value: 'rsa', label: 'RSA' }],
          },
        ],
      },
      { value: 'memuat', label: 'Sistem Operasi', children: never },
      { value: 'gagal', label: 'Kecerdasan Buatan', children: fails },
      { value: 'kosong', label: 'Grafika', children: async () => [] },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(at(canvasElement)('Gagal dimuat. Coba lagi')).toBeVisible());
    await expect(at(canvasElement)('Kosong')).toHaveAttribute('aria-disabled', 'true');
  },
};

const long = 'soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan_2026.pdf';

export const LongLabels: Story = {
  args: {
    defaultExpanded: ['0', '1', '2', '3', '4', '5', '6', '7', '8'],
    items: Array.from({ length: 9 }).reduceRight<TreeItem[]>(
      (below, _, level) => [
        { value: String(level), label: `${level + 1}. ${long}`, detail: '12', children: below },
      ],
      [],
    ),
  },
};

export const Narrow: Story = {
  ...LongLabels,
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const MovesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const item = at(canvasElement);
    await userEvent.tab();
    await expect(item('Algoritma')).toHaveFocus();
    await expect(item('Algoritma')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item('Pengurutan')).toHaveFocus();
    await expect(item('Pengurutan')).toHaveAttribute('aria-level', '2');
    await expect(item('Pengurutan')).toHaveAttribute('aria-posinset', '2');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['algoritma', 'urut']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(item('Heap sort')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item('Pengurutan')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item('Pengurutan')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(item('Bahasa pemrograman')).toHaveFocus();
    await userEvent.keyboard('*');
    await expect(item('Indeks')).toBeVisible();
    await userEvent.keyboard('{Home}bas');
    await expect(item('Basis data')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('basis-data');
    await expect(item('Basis data')).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(item('Basis data')).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(item('Basis data')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const item = at(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item('Graf')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(item('Algoritma')).toHaveFocus();
    await expect(item('Algoritma')).toHaveAttribute('aria-expanded', 'false');
  },
};

const act = fn();

export const ChoosesByPointer: Story = {
  args: {
    items: [
      {
        value: 'folder',
        label: 'Arsip',
        selectable: false,
        children: [{ value: 'a', label: 'UTS 2025', onSelect: act }],
      },
      { value: 'mati', label: 'Kuis', disabled: true, children: [{ value: 'b', label: 'Satu' }] },
    ],
    defaultExpanded: [],
  },
  play: async ({ canvasElement, args }) => {
    act.mockClear();
    const item = at(canvasElement);
    await userEvent.click(item('Arsip'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(item('Arsip')).not.toHaveAttribute('aria-selected');
    await userEvent.click(item('UTS 2025'));
    await expect(act).toHaveBeenCalledOnce();
    await expect(item('UTS 2025')).toHaveAttribute('aria-selected', 'true');
    // What closes over the focus hands it to the item that stays.
    const toggle = canvasElement.querySelector<HTMLElement>('[data-part=toggle]');
    if (!toggle) throw new Error('No toggle');
    await userEvent.click(toggle);
    await waitFor(() => expect(item('Arsip')).toHaveFocus());
    await expect(within(canvasElement).queryByRole('treeitem', { name: 'UTS 2025' })).toBeNull();
    await userEvent.click(item('Kuis'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(item('Kuis')).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** Links are the host's; the one that is chosen is the current page. */
export const Links: Story = {
  args: {
    defaultValue: 'uts',
    items: [
      { value: 'uts', label: 'UTS', href: '#uts' },
      { value: 'uas', label: 'UAS', href: '#uas' },
    ],
  },
  decorators: [(Story) => <LinkProvider component={HostLink}>{Story()}</LinkProvider>],
  play: async ({ canvasElement, args }) => {
    const item = at(canvasElement);
    await expect(item('UTS')).toHaveAttribute('aria-current', 'page');
    await expect(item('UAS')).toHaveAttribute('href', '#uas');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onValueChange).toHaveBeenCalledWith('uas');
    await expect(go).toHaveBeenLastCalledWith('#uas');
    await expect(item('UAS')).toHaveAttribute('aria-current', 'page');
  },
};

const load = fn<() => Promise<readonly TreeItem[]>>();

/** What an item holds is asked for when it opens; what failed is asked for again. */
export const LoadsWhatItHolds: Story = {
  args: {
    defaultExpanded: [],
    items: [
      { value: 'uts', label: 'UTS', children: () => load() },
      { value: 'uas', label: 'UAS' },
    ],
  },
  play: async ({ canvasElement }) => {
    const item = at(canvasElement);
    const status = () => within(canvasElement).getByRole('status');
    load.mockReset();
    load.mockRejectedValueOnce(new Error('offline'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(status()).toHaveTextContent('Isi UTS gagal dimuat'));
    let answer = (_: readonly TreeItem[]) => {};
    load.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Gagal dimuat. Coba lagi')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Memuat…')).toBeVisible());
    await waitFor(() => expect(status()).toHaveTextContent('Memuat isi UTS'));
    await waitFor(() => expect(item('UTS')).toHaveFocus());
    answer([{ value: '2026', label: '2026' }]);
    await waitFor(() => expect(item('2026')).toBeVisible());
    await waitFor(() => expect(status()).toHaveTextContent('Isi UTS sudah dimuat'));
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
    await expect(item('2026')).toHaveFocus();
    await expect(load).toHaveBeenCalledTimes(2);
  },
};

/** Kept by the caller: what is not handed back does not change. */
export const Controlled: Story = {
  args: { value: 'graf', expanded: ['algoritma'] },
  play: async ({ canvasElement, args }) => {
    const item = at(canvasElement);
    await userEvent.click(item('Basis data'));
    await expect(args.onValueChange).toHaveBeenCalledWith('basis-data');
    await expect(args.onExpandedChange).toHaveBeenCalledWith(['algoritma', 'basis-data']);
    await expect(item('Graf')).toHaveAttribute('aria-selected', 'true');
    await expect(item('Basis data')).toHaveAttribute('aria-expanded', 'false');
  },
};
