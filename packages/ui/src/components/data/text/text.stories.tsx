import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { Text } from './text.js';

const LONG =
  'Kumpulan soal ujian akhir semester yang membahas senarai berantai, tumpukan, antrean, pohon pencarian biner, dan graf, lengkap dengan kunci jawaban dan test case.';

const height = (element?: HTMLElement) => element?.getBoundingClientRect().height ?? 0;

const meta = {
  title: 'Tampilan data/Text',
  tags: ['autodocs', 'stabil'],
  component: Text,
  args: { children: 'Cari soal menurut mata kuliah, dosen, atau topik.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: ({ children }) => (
    <Stack gap="lg">
      <Stack gap="sm">
        {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
          <Text key={size} size={size}>
            {size}: {children}
          </Text>
        ))}
      </Stack>
      <Stack gap="sm">
        {(['default', 'muted', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}: {children}
          </Text>
        ))}
      </Stack>
      <Stack gap="sm">
        {(['normal', 'medium', 'semibold'] as const).map((weight) => (
          <Text key={weight} weight={weight} numeric>
            {weight}: 1.234 soal
          </Text>
        ))}
      </Stack>
      <Text align="center">center: {children}</Text>
      <Text wrap="keep-lines">{'keep-lines: baris pertama.\nBaris kedua.'}</Text>
    </Stack>
  ),
};

export const CutsLongText: Story = {
  render: () => (
    <Stack>
      <Text wrap="truncate">{LONG}</Text>
      <Text wrap="clamp-2">{LONG}</Text>
      <Text wrap="clamp-3">{LONG}</Text>
    </Stack>
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const [one, two, three] = within(canvasElement).getAllByText(LONG);
    await expect(height(two)).toBeGreaterThanOrEqual(height(one));
    await expect(height(three)).toBeGreaterThanOrEqual(height(two));
    await expect(one?.scrollWidth).toBeGreaterThanOrEqual(one?.clientWidth ?? 0);
  },
};

export const LongWord: Story = {
  args: {
    children: 'UAS_Struktur_Data_Kelas_A_B_C_D_E_F_Semester_Genap_2024_2025_revisi_akhir.pdf',
  },
  globals: { viewport: { value: 'narrow' } },
};
