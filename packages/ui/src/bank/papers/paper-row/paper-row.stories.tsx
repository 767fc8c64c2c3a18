import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../../components/actions/button/index.js';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
} from '../../../components/actions/menu/index.js';
import { WindowedList } from '../../../components/layout/windowed-list/index.js';
import { ELLIPSIS_VERTICAL } from '../../../lib/internal/drawings/ellipsis-vertical.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { PaperRow, type PaperRowProps } from './paper-row.js';

const onCopy = fn();

const menu = (title: string) => (
  <Menu>
    <MenuTrigger>
      <Button variant="ghost" iconOnly aria-label={`Tindakan ${title}`}>
        <Glyph of={ELLIPSIS_VERTICAL} />
      </Button>
    </MenuTrigger>
    <MenuContent>
      <MenuItem onSelect={onCopy}>Salin sebagai baru</MenuItem>
      <MenuItem tone="danger">Hapus</MenuItem>
    </MenuContent>
  </Menu>
);

const DRAFT: PaperRowProps = {
  href: '#/naskah/7',
  title: 'UTS Struktur Data',
  course: 'Struktur Data',
  status: 'draf',
  usedOn: null,
  variants: 2,
  questions: 20,
  totalPoints: 100,
  updated: '2026-11-21T03:00:00Z',
};
const USED: PaperRowProps = {
  ...DRAFT,
  title: 'UAS Basis Data',
  course: 'Basis Data',
  status: 'dipakai',
  usedOn: '2025-10-14T02:00:00Z',
  variants: 4,
};

const meta = {
  title: 'Soal dan naskah/PaperRow',
  tags: ['autodocs', 'uji', 'interaction'],
  component: PaperRow,
  args: { ...DRAFT, actions: menu(DRAFT.title) },
} satisfies Meta<typeof PaperRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const ROWS = [DRAFT, USED, { ...DRAFT, title: '', course: '' }, { ...USED, usedOn: null }];

function Papers() {
  return (
    <WindowedList
      label="Naskah saya"
      gap="none"
      framed
      items={ROWS.map((row, place) => ({ ...row, place }))}
      itemKey={({ place }) => place}
      renderItem={({ place: _, ...row }) => <PaperRow {...row} actions={menu(row.title)} />}
    />
  );
}

export const States: Story = { render: () => <Papers /> };

export const Phone: Story = {
  render: () => <Papers />,
  globals: { viewport: { value: 'phone' } },
  play: fitsThePage,
};

export const LongText: Story = {
  args: {
    title: 'Ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek '.repeat(3),
    course: 'Pemrograman Berorientasi Objek Lanjutan dan Rekayasa Perangkat Lunak Terdistribusi',
    totalPoints: 123_456_789_012,
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const SaysWhetherItWasUsed: Story = {
  args: { ...USED, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dipakai 14 Okt 2025')).toBeVisible();
    await expect(canvas.getByText('Basis Data · 20 soal · 100 poin · 4 varian')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'UAS Basis Data' })).toHaveAttribute(
      'href',
      '#/naskah/7',
    );
  },
};

export const ActsWithoutOpening: Story = {
  play: async ({ canvas, canvasElement }) => {
    onCopy.mockClear();
    const before = window.location.href;
    await userEvent.click(canvas.getByRole('button', { name: 'Tindakan UTS Struktur Data' }));
    const item = canvasElement.ownerDocument.querySelector<HTMLElement>('[role="menuitem"]');
    await userEvent.click(item as HTMLElement);
    await expect(onCopy).toHaveBeenCalledOnce();
    await expect(window.location.href).toBe(before);
  },
};

export const InEnglish: Story = {
  args: { title: '', variants: 1 },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Untitled paper' })).toBeVisible();
    await expect(canvas.getByText(/1 variant · Changed/)).toBeVisible();
  },
};
