import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FILE_STACK } from '../../../lib/internal/drawings/file-stack.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { MenuLink } from '../../actions/menu/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { UserMenu } from './user-menu.js';

const meta = {
  title: 'Navigasi/UserMenu',
  tags: ['autodocs', 'stabil'],
  component: UserMenu,
  args: { name: 'Dewi Lestari', onLogout: fn() },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Cluster>
      <UserMenu {...args} />
      <UserMenu {...args} name="muhammad.ramadhan.wirawan@informatika.contoh.ac.id" />
      <UserMenu name="Tanpa keluar" />
    </Cluster>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const LogsOutByKeyboard: Story = {
  args: {
    detail: 'dewi.lestari@contoh.ac.id',
    children: (
      <MenuLink href="#milik-saya" icon={<Glyph of={FILE_STACK} />}>
        Soal saya
      </MenuLink>
    ),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const trigger = within(canvasElement).getByRole('button', { name: 'Akun Dewi Lestari' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Soal saya' })).toBeInTheDocument();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
