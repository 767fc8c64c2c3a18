import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DOWNLOAD } from '../../lib/internal/drawings/download.js';
import { FILE_TEXT } from '../../lib/internal/drawings/file-text.js';
import { LOG_OUT } from '../../lib/internal/drawings/log-out.js';
import { PENCIL } from '../../lib/internal/drawings/pencil.js';
import { TRASH } from '../../lib/internal/drawings/trash.js';
import { Glyph } from '../../lib/internal/glyph/index.js';
import { Button } from '../button/index.js';
import { Dialog, DialogContent } from '../dialog/index.js';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  MenuTrigger,
} from './menu.js';
import { MenuChoices } from './menu-choices.js';

const choose = fn();

const meta = {
  title: 'Tindakan/Menu',
  component: MenuContent,
  subcomponents: { Menu, MenuTrigger, MenuItem, MenuLink, MenuSeparator, MenuLabel },
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

export const States: Story = {
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
