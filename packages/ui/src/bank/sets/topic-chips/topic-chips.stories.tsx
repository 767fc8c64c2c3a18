import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Highlight } from '../../../components/data/highlight/index.js';
import { Stack } from '../../../components/layout/stack/index.js';
import { TopicChips } from './topic-chips.js';

const meta = {
  title: 'Paket soal/TopicChips',
  tags: ['autodocs', 'stabil'],
  component: TopicChips,
  args: { topics: ['Array', 'Linked List', 'Stack', 'Queue', 'Tree'] },
} satisfies Meta<typeof TopicChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Topik' });
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[3]).toHaveTextContent('dan 2 topik lain: Queue, Tree');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <TopicChips topics={['Array']} />
      <TopicChips topics={['Array', 'Linked List', 'Stack']} />
      <TopicChips topics={['Array', 'Linked List', 'Stack', 'Queue']} />
      <TopicChips topics={['Array', 'Linked List', 'Stack', 'Queue']} max={10} />
      <TopicChips
        topics={['SQL', 'NoSQL']}
        renderTopic={(topic) => <Highlight text={topic} query="sql" />}
      />
    </Stack>
  ),
};

export const NoTopics: Story = {
  args: { topics: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const LongNames: Story = {
  args: {
    topics: [
      'Ketidakbertanggungjawabannyakahpemrogramanberorientasiobjek',
      'Analisis kompleksitas algoritma rekursif dengan teorema master',
      'Tree',
      'Graph',
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
