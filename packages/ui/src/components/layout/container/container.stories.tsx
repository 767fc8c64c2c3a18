import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../data/card/index.js';
import { Text } from '../../data/text/index.js';
import { Stack } from '../stack/index.js';
import { Container } from './container.js';

const meta = {
  title: 'Tata letak/Container',
  tags: ['autodocs', 'stabil'],
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Card>Isi halaman berada di tengah, dengan jarak tepi yang sama di setiap layar.</Card>
    ),
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: ({ children }) => (
    <Stack>
      {(['narrow', 'prose', 'page'] as const).map((width) => (
        <Container key={width} width={width} space="md">
          <Text size="xs" tone="muted">
            width: {width}
          </Text>
          {children}
        </Container>
      ))}
    </Stack>
  ),
};
