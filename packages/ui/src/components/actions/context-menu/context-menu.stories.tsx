import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { PENCIL } from '../../../lib/internal/drawings/pencil.js';
import { TRASH } from '../../../lib/internal/drawings/trash.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Card } from '../../data/card/index.js';
import { Text } from '../../data/text/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Button } from '../button/index.js';
import {
  MenuCheckItem,
  MenuChoices,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
} from '../menu/index.js';
import { ContextMenu, ContextMenuContent, ContextMenuTrigger } from './context-menu.js';

const choose = fn();

/** A region with the same actions in sight. */
function Region({ field = false }: { field?: boolean }) {
  return (
    <Card data-testid="region">
      <Stack gap="sm">
        <Text weight="semibold">UTS Struktur Data 2026</Text>
        <Text size="sm">Pohon biner, graf, dan tabel hash.</Text>
        {field && <TextField label="Catatan" />}
        <Cluster>
          <Button onClick={() => choose('ubah')}>Ubah</Button>
          <Button onClick={() => choose('unduh')}>Unduh</Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

const meta = {
  title: 'Tindakan/ContextMenu',
  tags: ['autodocs', 'uji'],
  component: ContextMenuContent,
  subcomponents: { ContextMenu, ContextMenuTrigger },
  args: {
    label: 'Tindakan UTS Struktur Data 2026',
    children: (
      <>
        <MenuItem icon={<Glyph of={PENCIL} />} onSelect={() => choose('ubah')}>
          Ubah
        </MenuItem>
        <MenuItem icon={<Glyph of={DOWNLOAD} />} onSelect={() => choose('unduh')}>
          Unduh
        </MenuItem>
      </>
    ),
  },
  render: (args) => (
    <ContextMenu>
      <ContextMenuTrigger>
        <div className="ui:block">
          <Region />
        </div>
      </ContextMenuTrigger>
      <ContextMenuContent {...args} />
    </ContextMenu>
  ),
  beforeEach: () => {
    choose.mockClear();
  },
} satisfies Meta<typeof ContextMenuContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const item = (name: string) => body.getByRole('menuitem', { name });

/** As the right button asks for a menu: the answer says whether the browser shows its own. */
async function askForMenu(at: Element, init: MouseEventInit = {}): Promise<boolean> {
  const { left, top } = at.getBoundingClientRect();
  return fireEvent.contextMenu(at, { button: 2, clientX: left + 24, clientY: top + 24, ...init });
}

export const Default: Story = {};

function Setting() {
  const [shown, setShown] = useState(true);
  return (
    <MenuCheckItem checked={shown} onChange={setShown}>
      Tampilkan ringkasan
    </MenuCheckItem>
  );
}

/** All items of a Menu, with the same looks. */
export const States: Story = {
  args: {
    children: (
      <>
        <MenuLabel>Paket soal</MenuLabel>
        <MenuLink href="#buka">Buka</MenuLink>
        <MenuItem icon={<Glyph of={DOWNLOAD} />} disabled>
          Unduh semua
        </MenuItem>
        <MenuSub>
          <MenuSubTrigger icon={<Glyph of={DOWNLOAD} />}>Unduh sebagai</MenuSubTrigger>
          <MenuSubContent>
            <MenuItem onSelect={() => choose('pdf')}>PDF</MenuItem>
            <MenuItem onSelect={() => choose('docx')}>Word</MenuItem>
          </MenuSubContent>
        </MenuSub>
        <Setting />
        <MenuSeparator />
        <MenuChoices
          label="Kepadatan"
          value="lapang"
          onChange={choose}
          options={[
            { value: 'lapang', label: 'Lapang' },
            { value: 'rapat', label: 'Rapat' },
          ]}
        />
        <MenuSeparator />
        <MenuItem icon={<Glyph of={TRASH} />} tone="danger">
          Hapus paket soal
        </MenuItem>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ minHeight: 420 }}>{Story()}</div>],
  // Nothing but the pointer opens it: in a frame of its own a story plays, and its page shows the menu.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvas }) => {
    await askForMenu(canvas.getByTestId('region'));
    await waitFor(() => expect(body.getByRole('menu')).toBeVisible());
  },
};

export const Narrow: Story = {
  ...States,
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await States.play?.(context);
    await userEvent.click(item('Unduh sebagai'));
    const trigger = item('Unduh sebagai').getBoundingClientRect();
    await waitFor(() => expect(item('PDF')).toBeVisible());
    await expect(item('PDF').getBoundingClientRect().top).toBeGreaterThanOrEqual(trigger.bottom);
    await fitsThePage();
  },
};

export const OpensAtThePointer: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByTestId('region');
    await expect(await askForMenu(region)).toBe(false);
    const menu = await body.findByRole('menu', { name: 'Tindakan UTS Struktur Data 2026' });
    const { left, top } = region.getBoundingClientRect();
    await waitFor(() => {
      expect(Math.abs(menu.getBoundingClientRect().left - left - 26)).toBeLessThan(4);
      expect(Math.abs(menu.getBoundingClientRect().top - top - 24)).toBeLessThan(4);
    });
    await userEvent.click(item('Unduh'));
    await expect(choose).toHaveBeenCalledWith('unduh');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  },
};

/** The key for it asks at the element with the focus, which has the focus again afterwards. */
export const WorksByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Ubah' });
    await expect(button).toHaveFocus();
    // A browser tells of the key by this event, Shift among it where it was Shift and F10.
    await askForMenu(button, { button: 0, shiftKey: true });
    await waitFor(() => expect(item('Ubah')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenCalledWith('unduh');
    await waitFor(() => expect(button).toHaveFocus());
    await askForMenu(button, { button: 0 });
    await waitFor(() => expect(body.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const OpensALongPress: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByTestId('region');
    const finger = { pointerType: 'touch', clientX: 60, clientY: 60 };
    fireEvent.pointerDown(region, finger);
    fireEvent.pointerUp(region, finger);
    fireEvent.pointerDown(region, finger);
    await expect(body.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(body.getByRole('menu')).toBeVisible(), { timeout: 3000 });
    fireEvent.pointerUp(region, finger);
    await expect(item('Unduh')).toBeVisible();
  },
};

export const OpensAMenuInAMenu: Story = {
  args: { ...States.args },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await askForMenu(canvas.getByRole('button', { name: 'Ubah' }), { button: 0 });
    await waitFor(() => expect(item('Buka')).toHaveFocus());
    await userEvent.keyboard('u{ArrowRight}');
    await waitFor(() => expect(item('PDF')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(item('Unduh sebagai')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown} ');
    const setting = body.getByRole('menuitemcheckbox', { name: 'Tampilkan ringkasan' });
    await expect(setting).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenCalledWith('rapat');
    await expect(body.getByRole('menu', { name: /Tindakan/ })).toBeVisible();
  },
};

/** With Shift, and in a field, the browser shows its own: to copy, to paste, to open elsewhere. */
export const LeavesTheBrowsersMenu: Story = {
  render: (args) => (
    <ContextMenu>
      <ContextMenuTrigger>
        <div className="ui:block">
          <Region field />
        </div>
      </ContextMenuTrigger>
      <ContextMenuContent {...args} />
    </ContextMenu>
  ),
  play: async ({ canvas }) => {
    await expect(await askForMenu(canvas.getByTestId('region'), { shiftKey: true })).toBe(true);
    await expect(await askForMenu(canvas.getByRole('textbox', { name: 'Catatan' }))).toBe(true);
    await expect(body.queryByRole('menu')).toBeNull();
    await expect(await askForMenu(canvas.getByTestId('region'))).toBe(false);
    await expect(await body.findByRole('menu')).toBeVisible();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <ContextMenu>
      <ContextMenuTrigger disabled>
        <div className="ui:block">
          <Region />
        </div>
      </ContextMenuTrigger>
      <ContextMenuContent {...args} />
    </ContextMenu>
  ),
  play: async ({ canvas }) => {
    await expect(await askForMenu(canvas.getByTestId('region'))).toBe(true);
    await expect(body.queryByRole('menu')).toBeNull();
  },
};

export const RightToLeft: Story = {
  args: { ...States.args },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await askForMenu(canvas.getByRole('button', { name: 'Ubah' }), { button: 0 });
    await waitFor(() => expect(item('Buka')).toHaveFocus());
    await userEvent.keyboard('u{ArrowLeft}');
    await waitFor(() => expect(item('PDF')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item('Unduh sebagai')).toHaveFocus());
  },
};
