import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { EYE } from '../../../lib/internal/drawings/eye.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { contrastOf } from '../../../test/contrast-of.js';
import { inBothThemes } from '../../../test/in-both-themes.js';
import { Text } from '../../data/text/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Button } from './button.js';

const meta = {
  title: 'Tindakan/Button',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: Button,
  args: { children: 'Unduh', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      {(['primary', 'secondary', 'ghost', 'danger', 'link'] as const).map((variant) => (
        <Stack key={variant} gap="xs">
          <Text size="xs" tone="muted">
            {variant}
          </Text>
          <Cluster>
            <Button variant={variant} size="sm">
              Kecil
            </Button>
            <Button variant={variant}>Sedang</Button>
            <Button variant={variant} size="lg">
              Besar
            </Button>
            <Button variant={variant} icon={<Glyph of={DOWNLOAD} />}>
              Unduh
            </Button>
            <Button variant={variant} iconOnly aria-label="Lihat">
              <Glyph of={EYE} />
            </Button>
            <Button variant={variant} busy>
              Memproses...
            </Button>
            <Button variant={variant} disabled>
              Nonaktif
            </Button>
          </Cluster>
        </Stack>
      ))}
    </Stack>
  ),
};

export const AsLink: Story = {
  args: { asChild: true, variant: 'primary', children: <a href="#unduh">Unduh sebagai tautan</a> },
};

export const BusyLink: Story = {
  args: {
    asChild: true,
    icon: <Glyph of={DOWNLOAD} />,
    children: <a href="#unduh">Unduh sebagai tautan</a>,
  },
  render: (args) => (
    <Cluster>
      <Button {...args} />
      <Button {...args} busy />
    </Cluster>
  ),
  play: async ({ args, canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: 'Unduh sebagai tautan' });
    const [ready, busy] = links as [HTMLElement, HTMLElement];
    await expect(ready.querySelector('svg')).toBeVisible();
    await expect(busy.querySelector('[data-component="spinner"]')).toBeVisible();
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    const follow = fn((event: Event) => event.defaultPrevented);
    canvasElement.addEventListener('click', follow, { once: true });
    await userEvent.click(busy);
    await expect(follow).toHaveReturnedWith(true);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongLabel: Story = {
  args: { children: 'Unduh seluruh berkas soal, kunci jawaban, dan test case sebagai arsip' },
  globals: { viewport: { value: 'narrow' } },
};

/** Only what is typed in has a firm outline: the eye finds it first. */
export const QuieterThanAField: Story = {
  render: (args) => (
    <Stack>
      <TextField label="Judul" />
      <Button {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Unduh' });
    const field = canvas.getByRole('textbox', { name: 'Judul' });
    for (const part of [button, field]) part.style.transition = 'none';
    await inBothThemes(async () => {
      const look = getComputedStyle(button);
      const typed = getComputedStyle(field);
      await expect(look.borderColor).not.toBe(typed.borderColor);
      await expect(look.backgroundColor).not.toBe(typed.backgroundColor);
      await expect(contrastOf(look.borderColor, typed.backgroundColor)).toBeLessThan(2);
      await expect(contrastOf(typed.borderColor, typed.backgroundColor)).toBeGreaterThanOrEqual(3);
    });
  },
};

export const PressesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Unduh' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const IgnoresPressesWhileBusy: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
