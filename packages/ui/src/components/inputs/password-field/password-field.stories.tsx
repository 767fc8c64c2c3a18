import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { PasswordField } from './password-field.js';

const meta = {
  title: 'Masukan/PasswordField',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: PasswordField,
  args: { label: 'Password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="lg" className="ui:max-w-md">
      <PasswordField label="Password" size="lg" required defaultValue="rahasia" />
      <PasswordField
        label="Password baru"
        autoComplete="new-password"
        hint="Minimal 6 karakter."
        error="Password minimal 6 karakter"
        defaultValue="abc"
      />
      <PasswordField label="Nonaktif" defaultValue="rahasia" disabled />
    </Stack>
  ),
};

export const ShowsAndHidesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.tab();
    await userEvent.keyboard('rahasia');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tampilkan kata sandi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('rahasia');
    await expect(canvas.getByRole('button', { name: 'Sembunyikan kata sandi' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};
