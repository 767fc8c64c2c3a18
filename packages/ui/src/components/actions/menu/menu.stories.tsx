import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { FILE_TEXT } from '../../../lib/internal/drawings/file-text.js';
import { LOG_OUT } from '../../../lib/internal/drawings/log-out.js';
import { PENCIL } from '../../../lib/internal/drawings/pencil.js';
import { TRASH } from '../../../lib/internal/drawings/trash.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Dialog, DialogContent } from '../../feedback/dialog/index.js';
import { Button } from '../button/index.js';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  MenuTrigger,
} from './menu.js';
import { MenuCheckItem } from './menu-check-item.js';
import { MenuChoices } from './menu-choices.js';
import { MenuSub, MenuSubContent, MenuSubTrigger } from './menu-sub.js';

const choose = fn();

const meta = {
  title: 'Tindakan/Menu',
  tags: ['autodocs', 'stabil'],
  component: MenuContent,
  subcomponents: {
    Menu,
    MenuTrigger,
    MenuItem,
    MenuLink,
    MenuSeparator,
    MenuLabel,
    MenuCheckItem,
    MenuSub,
    MenuSubTrigger,
    MenuSubContent,
  },
  args: {
    align: 'start',
    children: (
      <>
        <MenuItem icon={<Glyph of={FILE_TEXT} />} onSelect={() => choose('uts.pdf')}>
          UTS Struktur Data.pdf
        </MenuItem>
        <MenuItem icon={<Glyph of={DOWNLOAD} />} onSelect={() => choose('semua')}>
          Unduh semua
        </MenuItem>
      </>
    ),
  },
  render: (args) => (
    <Menu>
      <MenuTrigger>
        <Button>Unduh</Button>
      </MenuTrigger>
      <MenuContent {...args} />
    </Menu>
  ),
  beforeEach: () => {
    choose.mockClear();
  },
} satisfies Meta<typeof MenuContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

export const Default: Story = {};

/** An open menu would cover the page around it. */
const framed = { docs: { story: { inline: false, height: '400px' } } };

export const States: Story = {
  parameters: framed,
  args: {
    children: (
      <>
        <MenuLabel>Paket soal</MenuLabel>
        <MenuLink href="#ubah" icon={<Glyph of={PENCIL} />}>
          Ubah
        </MenuLink>
        <MenuItem icon={<Glyph of={DOWNLOAD} />} disabled>
          Unduh semua
        </MenuItem>
        <MenuItem icon={<Glyph of={FILE_TEXT} />}>
          soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan.pdf
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Glyph of={TRASH} />} tone="danger">
          Hapus paket soal
        </MenuItem>
        <MenuItem icon={<Glyph of={LOG_OUT} />}>Logout</MenuItem>
      </>
    ),
  },
  render: (args) => (
    <Menu open>
      <MenuTrigger>
        <Button>Lainnya</Button>
      </MenuTrigger>
      <MenuContent {...args} />
    </Menu>
  ),
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };

export const ChoosesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(body.getByRole('menuitem', { name: 'UTS Struktur Data.pdf' })).toHaveFocus(),
    );
    await expect(body.getByRole('menu', { name: 'Unduh' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenCalledWith('semua');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Unduh' })).toHaveFocus(),
    );
  },
};

export const OpensForWhoHasNoPointer: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Unduh' });
    button.click();
    await expect(await body.findByRole('menuitem', { name: 'Unduh semua' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const StartsAtItsFirstItem: Story = {
  args: {
    children: (
      <>
        <MenuLabel>Paket soal</MenuLabel>
        <MenuItem disabled>Ubah</MenuItem>
        <MenuItem>Tarik</MenuItem>
        <MenuItem>Hapus</MenuItem>
      </>
    ),
  },
  render: (args) => (
    <Menu defaultOpen="first-item">
      <MenuTrigger>
        <Button>Lainnya</Button>
      </MenuTrigger>
      <MenuContent {...args} />
    </Menu>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Tarik' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(body.getByRole('menuitem', { name: 'Hapus' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    // Opened by the mouse afterwards, it starts as any other: at none of them.
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lainnya' }));
    await waitFor(() => expect(body.getByRole('menu')).toHaveFocus());
  },
};

export const WorksInsideADialog: Story = {
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Berkas">
        <Menu>
          <MenuTrigger>
            <Button>Unduh</Button>
          </MenuTrigger>
          <MenuContent {...args} />
        </Menu>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await body.findByRole('button', { name: 'Unduh' }));
    await expect(body.getByRole('dialog')).toContainElement(await body.findByRole('menu'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await expect(body.getByRole('dialog')).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Unduh' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Unduh semua' }));
    await expect(choose).toHaveBeenCalledWith('semua');
  },
};

export const ChoosesOneOfAFew: Story = {
  args: {
    children: (
      <MenuChoices
        label="Tema"
        value="system"
        onChange={choose}
        options={[
          { value: 'system', label: 'Ikuti sistem' },
          { value: 'light', label: 'Terang' },
          { value: 'dark', label: 'Gelap' },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const chosen = await body.findByRole('menuitemradio', { name: 'Ikuti sistem' });
    await expect(chosen).toBeChecked();
    await userEvent.keyboard('{End}{Enter}');
    await expect(choose).toHaveBeenCalledWith('dark');
    await expect(body.getByRole('group', { name: 'Tema' })).toBeInTheDocument();
  },
};

function Columns({ onChange }: { onChange?: (columns: readonly string[]) => void }) {
  const [shown, setShown] = useState<readonly string[]>(['Dosen']);
  const all = ['Dosen', 'Semester', 'Tanggal diperbarui'];
  return all.map((column) => (
    <MenuCheckItem
      key={column}
      checked={shown.includes(column)}
      onChange={(checked) => {
        const next = checked ? [...shown, column] : shown.filter((other) => other !== column);
        setShown(next);
        onChange?.(next);
      }}
    >
      {column}
    </MenuCheckItem>
  ));
}

/** Items to check: on, off, and such as cannot be changed. */
export const Checks: Story = {
  parameters: framed,
  args: {
    children: (
      <>
        <MenuLabel>Kolom</MenuLabel>
        <MenuCheckItem checked disabled onChange={choose}>
          Mata kuliah
        </MenuCheckItem>
        <MenuCheckItem checked={false} disabled onChange={choose}>
          Unduhan
        </MenuCheckItem>
        <Columns />
        <MenuCheckItem checked onChange={choose}>
          Keterangan_yang_namanya_sangat_panjang_sekali_dan_tidak_dapat_dipenggal_di_mana_pun
        </MenuCheckItem>
        <MenuSeparator />
        <MenuItem>Seperti semula</MenuItem>
      </>
    ),
  },
  render: States.render,
};

export const ChecksNarrow: Story = {
  ...Checks,
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const ChecksSeveral: Story = {
  args: { children: <Columns onChange={choose} /> },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await body.findByRole('menuitemcheckbox', { name: 'Dosen' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const second = body.getByRole('menuitemcheckbox', { name: 'Semester' });
    await expect(second).toBeChecked();
    await expect(second).toHaveFocus();
    await expect(choose).toHaveBeenLastCalledWith(['Dosen', 'Semester']);
    await userEvent.keyboard('{ArrowUp} ');
    await expect(first).not.toBeChecked();
    await expect(choose).toHaveBeenLastCalledWith(['Semester']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  },
};

const nested = (
  <>
    <MenuItem icon={<Glyph of={PENCIL} />}>Ubah</MenuItem>
    <MenuSub>
      <MenuSubTrigger icon={<Glyph of={DOWNLOAD} />}>Unduh sebagai</MenuSubTrigger>
      <MenuSubContent>
        <MenuItem onSelect={() => choose('pdf')}>PDF</MenuItem>
        <MenuItem onSelect={() => choose('docx')}>Word</MenuItem>
        <MenuItem disabled>Teks</MenuItem>
        <MenuItem>naskah_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan.typ</MenuItem>
      </MenuSubContent>
    </MenuSub>
    <MenuSub>
      <MenuSubTrigger icon={<Glyph of={FILE_TEXT} />} disabled>
        Salin ke
      </MenuSubTrigger>
      <MenuSubContent>
        <MenuItem>Naskah baru</MenuItem>
      </MenuSubContent>
    </MenuSub>
    <MenuSeparator />
    <MenuItem icon={<Glyph of={TRASH} />} tone="danger">
      Hapus
    </MenuItem>
  </>
);

const closed = (
  <>
    <MenuItem>Ubah</MenuItem>
    <MenuSub>
      <MenuSubTrigger>Unduh sebagai</MenuSubTrigger>
      <MenuSubContent>
        <MenuItem onSelect={() => choose('pdf')}>PDF</MenuItem>
        <MenuItem onSelect={() => choose('docx')}>Word</MenuItem>
      </MenuSubContent>
    </MenuSub>
    <MenuItem>Hapus</MenuItem>
  </>
);

const item = (name: string) => body.getByRole('menuitem', { name });

/** A menu behind an item, beside it; on a phone below it. */
export const MenuInAMenu: Story = {
  parameters: framed,
  args: { children: nested },
  render: States.render,
  play: async () => {
    await userEvent.click(await body.findByRole('menuitem', { name: 'Unduh sebagai' }));
    await expect(await body.findByRole('menuitem', { name: 'PDF' })).toBeVisible();
  },
};

export const MenuInAMenuNarrow: Story = {
  ...MenuInAMenu,
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await MenuInAMenu.play?.(context);
    const first = (await body.findByRole('menuitem', { name: 'PDF' })).getBoundingClientRect();
    const trigger = item('Unduh sebagai').getBoundingClientRect();
    await expect(first.top).toBeGreaterThanOrEqual(trigger.bottom);
    await expect(item('Hapus').getBoundingClientRect().top).toBeGreaterThan(first.bottom);
    await fitsThePage();
  },
};

export const OpensAMenuInAMenu: Story = {
  args: { children: closed },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Ubah')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Unduh sebagai')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item('PDF')).toHaveFocus());
    await expect(body.getByRole('menu', { name: 'Unduh sebagai' })).toContainElement(item('PDF'));
    await expect(item('PDF').getBoundingClientRect().left).toBeGreaterThan(
      item('Unduh sebagai').getBoundingClientRect().right,
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(item('Unduh sebagai')).toHaveFocus());
    await expect(body.queryByRole('menuitem', { name: 'PDF' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('PDF')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenCalledWith('docx');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Unduh' })).toHaveFocus());
  },
};

/** A finger opens the menu in its place, and closes it by the same item. */
export const OpensInPlaceOnAPhone: Story = {
  args: { children: closed },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh' }));
    const tap = {
      keys: '[TouchA]',
      target: await body.findByRole('menuitem', { name: 'Unduh sebagai' }),
    };
    await userEvent.pointer(tap);
    await waitFor(() => expect(item('PDF')).toBeVisible());
    await expect(item('PDF').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      item('Unduh sebagai').getBoundingClientRect().bottom,
    );
    await expect(item('Hapus')).toBeVisible();
    await userEvent.pointer(tap);
    await waitFor(() => expect(body.queryByRole('menuitem', { name: 'PDF' })).toBeNull());
    await userEvent.pointer(tap);
    await waitFor(() => expect(item('Word')).toBeVisible());
    await userEvent.pointer({ keys: '[TouchA]', target: item('Word') });
    await expect(choose).toHaveBeenCalledWith('docx');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  },
};

export const RightToLeft: Story = {
  args: { children: closed },
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Ubah')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(item('PDF')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item('Unduh sebagai')).toHaveFocus());
  },
};
