import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { Text } from '../text/index.js';
import { Heading } from './heading.js';

const meta = {
  title: 'Tampilan data/Heading',
  tags: ['autodocs', 'stabil'],
  component: Heading,
  args: { children: 'Paket Soal Informatika' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <Stack gap="none">
        <Heading level={1} size="2xl">
          Bank Soal Informatika
        </Heading>
        <Text size="sm" tone="muted">
          level 1, size 2xl
        </Text>
      </Stack>
      {(
        [
          [1, 'xl', 'Paket Soal Informatika'],
          [2, 'lg', 'Informasi Soal'],
          [3, 'md', 'Ujian Akhir Semester Struktur Data'],
          [4, 'sm', 'Kunci jawaban'],
        ] as const
      ).map(([level, size, title]) => (
        <Stack key={level} gap="none">
          <Heading level={level}>{title}</Heading>
          <Text size="sm" tone="muted">
            level {level}, size {size}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};

export const LongTitle: Story = {
  args: {
    level: 1,
    children: 'Ujian_Akhir_Semester_Pemrograman_Berorientasi_Objek_Lanjutan_Kelas_Paralel_2025',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const KeepsLevelApartFromSize: Story = {
  args: { level: 3, size: 'xl' },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 3 });
    await expect(getComputedStyle(title).fontSize).toBe('28px');
  },
};

export const TakesFocusAfterNavigation: Story = {
  args: { level: 1, tabIndex: -1 },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    title.focus();
    await expect(title).toHaveFocus();
  },
};
