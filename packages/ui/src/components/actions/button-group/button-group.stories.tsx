import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CHEVRON_DOWN } from '../../../lib/internal/drawings/chevron-down.js';
import { ZOOM_IN } from '../../../lib/internal/drawings/zoom-in.js';
import { ZOOM_OUT } from '../../../lib/internal/drawings/zoom-out.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { DownloadIcon, PinIcon, PinnedIcon } from '../../data/icon/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Button } from '../button/index.js';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../menu/index.js';
import { ToggleButton } from '../toggle-button/index.js';
import { ButtonGroup } from './button-group.js';

const meta = {
  title: 'Tindakan/ButtonGroup',
  tags: ['autodocs', 'uji', 'interaction'],
  component: ButtonGroup,
  args: {
    label: 'Perbesaran',
    children: (
      <>
        <Button iconOnly aria-label="Perkecil">
          <Glyph of={ZOOM_OUT} />
        </Button>
        <Button>100%</Button>
        <Button iconOnly aria-label="Perbesar">
          <Glyph of={ZOOM_IN} />
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack align="start">
      <ButtonGroup {...args} />
      <ButtonGroup label="Kecil">
        <Button size="sm">Naik</Button>
        <Button size="sm" disabled>
          Turun
        </Button>
        <Button size="sm" busy>
          Simpan
        </Button>
      </ButtonGroup>
      <ButtonGroup label="Utama">
        <Button variant="primary">Unduh</Button>
        <Button variant="primary" iconOnly aria-label="Format lain">
          <Glyph of={CHEVRON_DOWN} />
        </Button>
      </ButtonGroup>
      <ButtonGroup label="Tanda">
        <ToggleButton label="Sematkan" pressed icon={<PinIcon />} pressedIcon={<PinnedIcon />} />
        <ToggleButton label="Ikuti" pressed={false} />
      </ButtonGroup>
      <ButtonGroup label="Sendiri">
        <Button>Satu</Button>
      </ButtonGroup>
    </Stack>
  ),
};

/** One action, and beside it a menu of its kinds. */
export const WithAMenu: Story = {
  render: () => (
    <ButtonGroup label="Unduh naskah">
      <Button icon={<DownloadIcon />}>Unduh PDF</Button>
      <Menu>
        <MenuTrigger>
          <Button iconOnly aria-label="Format lain">
            <Glyph of={CHEVRON_DOWN} />
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>DOCX</MenuItem>
          <MenuItem>TXT</MenuItem>
        </MenuContent>
      </Menu>
    </ButtonGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Unduh naskah' });
    const [first, second] = within(group).getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(getComputedStyle(first as Element).zIndex).toBe('1');
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await within(document.body).findByRole('menuitem', { name: 'DOCX' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Only the outer corners are round, and two edges are one line. */
export const SharesItsEdges: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    const box = (button: HTMLElement | undefined) => button?.getBoundingClientRect() as DOMRect;
    await expect(box(second).left).toBe(box(first).right - 1);
    await expect(box(third).left).toBe(box(second).right - 1);
    await expect(getComputedStyle(second as Element).borderRadius).toBe('0px');
    await expect(getComputedStyle(first as Element).borderTopLeftRadius).toBe('6px');
    await expect(getComputedStyle(third as Element).borderTopRightRadius).toBe('6px');
  },
};

export const LongTexts: Story = {
  args: {
    children: (
      <>
        <Button>Ketidakbertanggungjawabannyakah</Button>
        <Button>Pemrograman berorientasi objek lanjutan</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await fitsThePage();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
  },
};
