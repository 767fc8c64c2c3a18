import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CourseTagFormView } from './course-tag-form-view.js';

const meta = {
  title: 'Layar/Admin Mata Kuliah/Formulir',
  component: CourseTagFormView,
  parameters: { layout: 'fullscreen' },
  args: {
    editing: false,
    name: '',
    onNameChange: fn(),
    problem: undefined,
    notice: undefined,
    attempts: 0,
    saving: false,
    onSubmit: fn(),
    listHref: '#/admin/mata-kuliah',
    onCancel: fn(),
  },
} satisfies Meta<typeof CourseTagFormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Nama Tag/ }), 'A{Enter}');
    await expect(args.onNameChange).toHaveBeenCalledWith('A');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Kembali ke Daftar' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Editing: Story = { args: { editing: true, name: 'Struktur Data' } };

export const Refused: Story = {
  args: { name: 'basis data', problem: 'Nama tag sudah digunakan', attempts: 1 },
};

export const SaveFailed: Story = {
  args: { name: 'Kecerdasan Buatan', notice: 'Terjadi kesalahan saat menyimpan tag.', attempts: 1 },
};

export const Saving: Story = { args: { name: 'Kecerdasan Buatan', saving: true } };

export const Narrow: Story = { ...Refused, globals: { viewport: { value: 'narrow' } } };
