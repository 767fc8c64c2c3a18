import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PLUS } from '../../../lib/internal/drawings/plus.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { Button } from '../../actions/button/index.js';
import { SearchField } from '../../inputs/search-field/index.js';
import { SortMenu } from '../../inputs/sort-menu/index.js';
import { Stack } from '../../layout/stack/index.js';
import { ListTools } from './list-tools.js';

const search = <SearchField label="Cari tag" placeholder="Cari tag" value="" onChange={fn()} />;
const plain = <SearchField label="Cari" landmark={false} value="" onChange={fn()} />;
const sort = (
  <SortMenu
    options={[
      { value: 'name', label: 'Nama' },
      { value: 'created', label: 'Tanggal dibuat' },
    ]}
    value={{ by: 'name', direction: 'ascending' }}
    onChange={fn()}
  />
);
const add = (
  <Button variant="primary" icon={<Glyph of={PLUS} />}>
    Tambah Tag
  </Button>
);

const meta = {
  title: 'Admin/ListTools',
  tags: ['autodocs', 'stabil'],
  component: ListTools,
  args: { search, children: sort },
} satisfies Meta<typeof ListTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <ListTools search={plain} />
      <ListTools search={plain}>{sort}</ListTools>
      <ListTools search={plain}>
        {sort}
        {add}
      </ListTools>
    </Stack>
  ),
};

export const Narrow: Story = {
  args: { children: [<span key="sort">{sort}</span>, <span key="add">{add}</span>] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tambah Tag' });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
