import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { Text } from '../../data/text/index.js';
import { Form, FormActions } from '../../inputs/form/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Stepper } from './stepper.js';

const steps = [
  { id: 'informasi', label: 'Informasi' },
  { id: 'berkas', label: 'Berkas' },
  { id: 'akses', label: 'Akses' },
  { id: 'periksa', label: 'Periksa' },
];

const meta = {
  title: 'Navigasi/Stepper',
  tags: ['autodocs', 'uji'],
  component: Stepper,
  args: { steps, current: 'berkas' },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      {(
        [
          { label: 'Awal', current: 'informasi' },
          { label: 'Tengah', current: 'akses' },
          { label: 'Dapat kembali', current: 'akses', onStepChange: fn() },
          {
            label: 'Perlu diperbaiki',
            current: 'periksa',
            steps: steps.map((step) => ({ ...step, failed: step.id === 'berkas' })),
            onStepChange: fn(),
          },
        ] as const
      ).map((look) => (
        <Stack key={look.label} gap="xs">
          <Text size="sm" tone="muted">
            {look.label}
          </Text>
          <Stepper {...args} {...look} />
        </Stack>
      ))}
    </Stack>
  ),
};

/** Above the part of a form that it names. */
export const InAForm: Story = {
  args: { onStepChange: fn() },
  render: function Kept({ onStepChange, ...args }) {
    const [current, setCurrent] = useState(args.current);
    return (
      <Stack gap="lg">
        <Stepper
          {...args}
          current={current}
          onStepChange={(id) => {
            onStepChange?.(id);
            setCurrent(id);
          }}
        />
        <Form aria-label="Paket soal" onSubmit={fn()}>
          <TextField label={current} />
          <FormActions>
            <Button type="submit" variant="primary">
              Lanjut
            </Button>
          </FormActions>
        </Form>
      </Stack>
    );
  },
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('list', { name: 'Langkah' });
    await expect(within(list).getByText('Berkas').closest('[aria-current=step]')).not.toBeNull();
    // Only what is done can be gone back to.
    await expect(within(list).getAllByRole('button')).toHaveLength(1);
    await userEvent.tab();
    await expect(within(list).getByRole('button', { name: 'Informasi (selesai)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepChange).toHaveBeenCalledWith('informasi');
    await expect(list.querySelector('[aria-current=step]')).toHaveTextContent('Informasi');
  },
};

export const SaysWhatNeedsCorrection: Story = {
  args: {
    current: 'periksa',
    steps: steps.map((step) => ({ ...step, failed: step.id === 'berkas' })),
    onStepChange: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Berkas (perlu diperbaiki)' }));
    await expect(args.onStepChange).toHaveBeenCalledWith('berkas');
  },
};

/** Where there is no room, only the step that is shown is named to the eye. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await fitsThePage();
    await expect(canvas.getByText('Berkas').offsetWidth).toBeGreaterThan(20);
    await expect(canvas.getByText('Akses').offsetWidth).toBe(1);
  },
};

export const LongTexts: Story = {
  args: {
    current: 'b',
    steps: [
      { id: 'a', label: 'Ketidakbertanggungjawabannyakah' },
      { id: 'b', label: 'Pemrograman_berorientasi_objek_lanjutan_dan_penerapannya' },
      { id: 'c', label: 'soal_ujian_akhir_semester.pdf' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
