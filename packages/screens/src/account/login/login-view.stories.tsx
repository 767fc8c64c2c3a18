import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoginView } from './login-view.js';

const form = { email: 'ratna.wulandari@contoh.ac.id', password: 'rahasia123', remember: true };

const meta = {
  title: 'Layar/Login/Tampilan',
  component: LoginView,
  parameters: { layout: 'fullscreen' },
  args: {
    form: { email: '', password: '', remember: true },
    state: { status: 'idle' },
    ways: { status: 'ready', password: 'all' },
    onFormChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof LoginView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Submitting: Story = { args: { form, state: { status: 'submitting' } } };

export const Failed: Story = {
  args: { form, state: { status: 'failed', sentence: 'Password salah', fields: ['password'] } },
};

export const TooManyTries: Story = {
  args: {
    form,
    state: {
      status: 'failed',
      sentence: 'Gagal masuk. Silakan coba lagi.',
      detail: 'Tunggu 30 detik sebelum mencoba lagi.',
    },
  },
};

const campus = { label: 'akun kampus', href: '#masuk', busy: false };

export const LoadingTheWays: Story = { args: { ways: { status: 'loading' } } };

export const ByTheCampusFirst: Story = {
  args: { ways: { status: 'ready', password: 'all', campus } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Masuk dengan akun kampus' });
    const form = canvas.getByRole('form', { name: 'Masuk' });
    await expect(link.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const ByTheCampusOnly: Story = {
  args: { ways: { status: 'ready', password: 'admin', campus } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk sebagai administrator' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible();
  },
};

export const BackFromTheCampus: Story = {
  args: { ways: { status: 'ready', password: 'admin', campus: { ...campus, busy: true } } },
};

export const RefusedByTheCampus: Story = {
  args: {
    ways: { status: 'ready', password: 'admin', campus },
    state: { status: 'failed', sentence: 'Masuk dengan akun kampus dibatalkan atau ditolak.' },
  },
};

export const CampusOnAPhone: Story = {
  ...RefusedByTheCampus,
  globals: { viewport: { value: 'narrow' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { ...TooManyTries, globals: { viewport: { value: 'narrow' } } };

export const ShowsThePassword: Story = {
  args: { form },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Sembunyikan password' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};

export const SaysWhomToAsk: Story = {
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lupa password?' }));
    const dialog = await page.findByRole('dialog', { name: 'Lupa password?' });
    await expect(dialog).toHaveAccessibleDescription(/administrator/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mengerti' }));
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Masuk|Ingat|Lupa|Soal/);
  },
};
