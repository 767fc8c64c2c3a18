import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PasswordView } from './password-view.js';

const meta = {
  title: 'Layar/Akun/Ganti password',
  component: PasswordView,
  parameters: { layout: 'fullscreen' },
  args: {
    form: { current: '', next: '', confirm: '' },
    state: { status: 'idle' },
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PasswordView>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = { current: 'rahasia lama', next: 'lima5', confirm: 'lima6' };

export const Default: Story = {};

export const Invalid: Story = {
  args: {
    form,
    state: {
      status: 'invalid',
      problems: {
        next: 'Password minimal 6 karakter',
        confirm: 'Konfirmasi password tidak cocok',
      },
    },
  },
};

export const Busy: Story = { args: { form, state: { status: 'busy' } } };

export const Failed: Story = {
  args: { form, state: { status: 'failed', sentence: 'Password saat ini salah' } },
};

export const Saved: Story = { args: { state: { status: 'saved' } } };

export const Phone: Story = { ...Invalid, globals: { viewport: { value: 'phone' } } };
