import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../../components/layout/stack/index.js';
import { controlled } from '../../../test/controlled.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { AudienceChoice } from './audience-choice.js';

const meta = {
  title: 'Paket soal/AudienceChoice',
  tags: ['autodocs', 'uji', 'interaction'],
  component: AudienceChoice,
  args: { value: 'public', onChange: fn() },
  render: controlled(AudienceChoice),
} satisfies Meta<typeof AudienceChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <AudienceChoice {...args} value="users" />
      <AudienceChoice {...args} of="key" value="lecturers" />
      <AudienceChoice {...args} of="key" widest="users" value="users" />
      <AudienceChoice {...args} of="key" widest="lecturers" value="owner" />
      <AudienceChoice {...args} of="key" widest="owner" value="owner" />
      <AudienceChoice {...args} error="Perubahan ini ditolak. Pilih lagi." />
    </Stack>
  ),
};

export const Narrow: Story = {
  args: { of: 'key', widest: 'users' },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', {
      name: 'Siapa yang boleh melihat',
    });
    await expect(within(group).getAllByRole('radio')).toHaveLength(4);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(within(group).getByRole('radio', { name: 'Hanya dosen' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('lecturers');
  },
};

export const IsNeverWiderThanItsSet: Story = {
  args: { of: 'key', widest: 'lecturers', value: 'lecturers' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', {
      name: 'Kunci jawaban dan test case',
    });
    await expect(group).toHaveAccessibleDescription(
      'Tidak dapat lebih luas daripada soalnya: Hanya dosen.',
    );
    const names = within(group)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value'));
    await expect(names).toEqual(['lecturers', 'owner']);
    await expect(within(group).getByRole('radio', { name: 'Orang yang sama' })).toBeChecked();
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Who may see it' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Lecturers only' })).toBeVisible();
  },
};
