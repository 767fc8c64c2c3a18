import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { QuestionSetCard } from '../../../bank/sets/question-set-card/index.js';
import { Button } from '../../actions/button/index.js';
import { WindowedGrid } from './windowed-grid.js';

interface Sample {
  id: number;
  title: string;
}

const LEVELS = ['Mudah', 'Sedang', 'Sulit'];

function samples(count: number): Sample[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Paket ${index + 1}${index % 7 === 0 ? ' tentang analisis algoritma dan struktur data lanjut' : ''}`,
  }));
}

function renderItem({ id, title }: Sample) {
  return (
    <QuestionSetCard
      href={`#/preview/${id}`}
      title={title}
      level={LEVELS[id % 3] ?? ''}
      hasAnswers={id % 2 === 0}
      hasTestCases={id % 3 === 0}
      subject="Struktur Data"
      lecturer="Dr. Ratna Wulandari"
      updated="2026-11-21T03:00:00Z"
      topics={id % 5 === 0 ? [] : ['Tree', 'Graph', 'Stack', 'Queue']}
      downloads={id}
      onDownload={() => {}}
    />
  );
}

const meta = {
  title: 'Tata letak/WindowedGrid',
  tags: ['autodocs', 'uji'],
  component: WindowedGrid<Sample>,
  args: {
    items: samples(10_000),
    itemKey: (item) => item.id,
    renderItem,
    label: 'Hasil pencarian',
  },
} satisfies Meta<typeof WindowedGrid<Sample>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
};

export const States: Story = { args: { items: samples(5) } };

export const Narrow: Story = {
  args: { items: samples(3) },
  globals: { viewport: { value: 'narrow' } },
};

export const DrawsOnlyWhatIsNear: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: 'Hasil pencarian' });
    const cards = () => within(list).getAllByRole('article');
    await waitFor(() => expect(cards().length).toBeGreaterThan(1));
    await expect(cards().length).toBeLessThan(80);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(within(list).getByRole('link', { name: /^Paket 10000/ })).toBeVisible();
    });
    const last = within(list)
      .getByRole('link', { name: /^Paket 10000/ })
      .closest('li');
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(last).toHaveAttribute('aria-setsize', '10000');
    await expect(cards().length).toBeLessThan(80);
    window.scrollTo(0, 0);
  },
};

/** Says how many cards each drawing has put into the list. */
function Counted({ items }: { items: readonly Sample[] }) {
  const [shown, setShown] = useState(items);
  const box = useRef<HTMLDivElement>(null);
  const counts = useRef<string[]>([]);
  useLayoutEffect(() => {
    counts.current.push(`${box.current?.querySelectorAll('article').length}`);
    if (box.current) box.current.dataset.counts = counts.current.join(' ');
  });
  return (
    <div ref={box}>
      <Button onClick={() => setShown(items.slice(5))}>Persempit</Button>
      <WindowedGrid
        items={shown}
        itemKey={(item) => item.id}
        renderItem={renderItem}
        label="Hasil pencarian"
      />
    </div>
  );
}

export const WhatIsFarDownFollows: Story = {
  args: { items: samples(60) },
  render: ({ items }) => <Counted items={items} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cards = () => canvas.getAllByRole('article').length;
    const counts = () => canvasElement.querySelector('[data-counts]');
    await waitFor(() => expect(cards()).toBe(60));
    await userEvent.click(canvas.getByRole('button', { name: 'Persempit' }));
    // Of those below the first, the ones that were drawn already stay until the rest follows.
    await expect(counts()).toHaveAttribute('data-counts', '12 55');
    await waitFor(() => expect(cards()).toBe(55));
    const titles = canvas.getAllByRole('article').map((card) => card.closest('li')?.ariaPosInSet);
    await expect(titles).toEqual(Array.from({ length: 55 }, (_, index) => `${index + 1}`));
    await expect(canvas.queryByRole('link', { name: /^Paket 5$/ })).toBeNull();
  },
};

function Remounting({ items }: { items: readonly Sample[] }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <div style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 2 }}>
        <Button onClick={() => setShown((old) => !old)}>Ganti layar</Button>
      </div>
      {shown && (
        <WindowedGrid
          items={items}
          itemKey={(item) => item.id}
          renderItem={renderItem}
          label="Hasil pencarian"
          restoreKey="cerita"
        />
      )}
    </>
  );
}

export const ComesBackToTheSamePlace: Story = {
  render: ({ items }) => <Remounting items={items} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Ganti layar' });
    window.scrollTo(0, 20_000);
    await waitFor(() => expect(Number(firstPosition(canvasElement))).toBeGreaterThan(20));
    const offset = window.scrollY;
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    window.scrollTo(0, 0);
    await userEvent.click(button);
    await waitFor(() => expect(Math.abs(window.scrollY - offset)).toBeLessThan(100));
    await expect(Number(firstPosition(canvasElement))).toBeGreaterThan(20);
    window.scrollTo(0, 0);
  },
};

function firstPosition(element: HTMLElement) {
  return element.querySelector('[aria-posinset]')?.getAttribute('aria-posinset');
}
