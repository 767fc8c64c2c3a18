import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FileRow } from '../../files/file-row/index.js';
import { WindowedList } from './windowed-list.js';

const FILES = Array.from({ length: 5_000 }, (_, index) => `soal-${index + 1}.pdf`);

const meta = {
  title: 'Tata letak/WindowedList',
  tags: ['autodocs', 'uji'],
  component: WindowedList<string>,
  args: {
    items: FILES,
    itemKey: (name) => name,
    renderItem: (name) => <FileRow name={name} size={1_440_000} />,
    label: 'Berkas',
    estimate: 66,
  },
} satisfies Meta<typeof WindowedList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
};

export const States: Story = { args: { items: FILES.slice(0, 4), gap: 'md' } };

export const Narrow: Story = {
  args: { items: FILES.slice(0, 4) },
  globals: { viewport: { value: 'narrow' } },
};

export const DrawsOnlyWhatIsNear: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Berkas' });
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(within(list).getByText('soal-5000.pdf')).toBeVisible();
    });
    await expect(within(list).queryByText('soal-1.pdf')).toBeNull();
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    window.scrollTo(0, 0);
  },
};
