import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { TextField } from '../text-field/index.js';
import { Form } from './form.js';

const meta = {
  title: 'Masukan/Form',
  component: Form,
  args: {
    'aria-label': 'Materi',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Nama Materi" />
        <TextField label="Keterangan" optional />
        <Button type="submit" variant="primary">
          Simpan
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { args: { gap: 'md' } };

export const SubmitsByEnter: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Nama Materi')).toHaveFocus();
    await userEvent.keyboard('Graf{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
