import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Sheet, SheetClose, SheetContent, SheetTrigger } from './index.js';

const meta = {
  title: 'Umpan balik/Sheet',
  tags: ['autodocs', 'stabil'],
  component: SheetContent,
  subcomponents: { Sheet, SheetTrigger, SheetClose },
  args: {
    title: 'Filter Pencarian',
    children: (
      <Stack>
        <TextField label="Mata kuliah" />
        <TextField label="Dosen" />
      </Stack>
    ),
    footer: (
      <>
        <Button>Reset</Button>
        <SheetClose>
          <Button variant="primary">Terapkan Filter</Button>
        </SheetClose>
      </>
    ),
  },
  render: (args) => (
    <Sheet>
      <SheetTrigger>
        <Button>Filter</Button>
      </SheetTrigger>
      <SheetContent {...args} />
    </Sheet>
  ),
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof SheetContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Sheet defaultOpen>
      <SheetContent {...args} />
    </Sheet>
  ),
};

export const FromTheStart: Story = { ...States, args: { side: 'start' } };

export const FromBelow: Story = {
  ...States,
  args: { side: 'bottom' },
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };

export const ClosesByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await body.findByRole('dialog', { name: 'Filter Pencarian' })).toBeVisible();
    await waitFor(() => expect(body.getByRole('textbox', { name: 'Mata kuliah' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(body.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};
