import type { PaperAnswer } from '@bank-soal/contract/papers';
import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { lecturer } from '../../test/fixtures.js';
import { answers, refuses } from '../../test/mock.js';
import { paperAnswers } from '../../test/paper-fixtures.js';
import { papersServer } from '../../test/papers-server.js';
import { withApp } from '../../test/with-app.js';
import { PaperPeople } from './paper-people.js';

const BAGAS = { id: 5, name: 'Bagas Prasetyanto, S.T., M.T.' };
const RATNA = { id: 2, name: lecturer.username };
const [DRAFT] = paperAnswers as [PaperAnswer];
const AT = '2026-11-22T03:00:00.000Z';
const review = (part: Partial<PaperAnswer['review']>) => ({ ...DRAFT.review, at: AT, ...part });
/** A paper of somebody else, which the viewer is asked to verify. */
const ASKED = { ...DRAFT, owner: BAGAS, review: review({ status: 'asked', by: RATNA }) };

/** Goes on with what the server answers. */
function Standing({ paper, ...props }: ComponentProps<typeof PaperPeople>) {
  const [shown, setShown] = useState(paper);
  return (
    <PaperPeople
      {...props}
      paper={shown}
      onChange={(changed) => {
        setShown(changed.data);
        props.onChange(changed);
      }}
    />
  );
}

const meta = {
  title: 'Layar/Naskah ujian/Orang dan verifikasi',
  component: PaperPeople,
  args: {
    paper: DRAFT,
    etag: '"1"',
    present: [],
    onChange: fn(),
    onStale: fn(),
    onLeft: fn(),
  },
  render: Standing,
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
    withApp({ ...lecturer, roles: ['ROLE_USER', 'ROLE_DOSEN'] }),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...papersServer().handlers);
    return () => toast.dismiss();
  },
} satisfies Meta<typeof PaperPeople>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const choose = async (dialog: ReturnType<typeof within>, label: RegExp, name: string) => {
  await userEvent.type(await dialog.findByRole('combobox', { name: label }), name);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
};

/** The owner shares the paper, takes a right back, and takes a person out. */
export const Shares: Story = {
  play: async ({ args }) => {
    await press('Bagikan');
    const dialog = await dialogOf('Bagikan naskah');
    await expect(dialog.getByText('Belum dibagikan kepada siapa pun.')).toBeVisible();
    await choose(dialog, /^Dosen atau administrator/, 'Bagas');
    await choose(dialog, /^Dosen atau administrator/, 'Dewi');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Hak Bagas/ }), 'read');
    await userEvent.click(dialog.getByRole('button', { name: /^Keluarkan Dewi/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await screen.findByText('Naskah dibagikan')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({
        data: expect.objectContaining({ people: [{ ...BAGAS, may: 'read' }] }),
      }),
    );
  },
};

/** A name that is not in the list shares nothing. */
export const SharesWithNobodyUnknown: Story = {
  play: async ({ args }) => {
    await press('Bagikan');
    const dialog = await dialogOf('Bagikan naskah');
    await userEvent.type(
      await dialog.findByRole('combobox', { name: /^Dosen atau administrator/ }),
      'Orang Asing',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText('Pilih nama dari daftar.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The people of a shared paper, as its owner finds them. */
export const SharedOnAPhone: Story = {
  args: {
    paper: {
      ...DRAFT,
      people: [
        { ...BAGAS, may: 'write' },
        { id: 6, name: 'Dewi Anggraini, M.Kom.', may: 'read' },
      ],
    },
    present: [BAGAS.name],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(
      screen.getByText('Bagas Prasetyanto, S.T., M.T. juga membuka naskah ini.'),
    ).toBeVisible();
    await press('Bagikan');
    const dialog = await dialogOf('Bagikan naskah');
    await expect(dialog.getByRole('combobox', { name: /^Hak Dewi/ })).toHaveValue('read');
  },
};

/** The owner asks a colleague; nobody chosen is said at the field. */
export const Asks: Story = {
  play: async () => {
    await press('Minta verifikasi');
    const dialog = await dialogOf('Minta verifikasi');
    await userEvent.click(dialog.getByRole('button', { name: 'Minta verifikasi' }));
    await expect(await dialog.findByText('Pilih nama dari daftar.')).toBeVisible();
    await choose(dialog, /^Pemeriksa/, 'Bagas');
    await userEvent.click(dialog.getByRole('button', { name: 'Minta verifikasi' }));
    await expect(
      await screen.findByText('Menunggu verifikasi Bagas Prasetyanto, S.T., M.T.'),
    ).toBeVisible();
  },
};

/** A refusal is said in the dialog, which stays. */
export const AsksInVain: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('askReview', 503)),
  play: async () => {
    await press('Minta verifikasi');
    const dialog = await dialogOf('Minta verifikasi');
    await choose(dialog, /^Pemeriksa/, 'Bagas');
    await userEvent.click(dialog.getByRole('button', { name: 'Minta verifikasi' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

/** The reviewer returns a paper: never without a note. */
export const Returns: Story = {
  args: { paper: ASKED },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('returnPaper', ({ body: { note } }) => ({
        ...ASKED,
        review: review({ status: 'returned', by: RATNA, note }),
      })),
    ),
  play: async () => {
    await press('Kembalikan');
    const dialog = await dialogOf('Kembalikan naskah');
    await userEvent.click(dialog.getByRole('button', { name: 'Kembalikan' }));
    const missing = 'Catatan harus diisi: tulis apa yang perlu diperbaiki.';
    await expect(await dialog.findByText(missing)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Catatan/ }), 'Soal 2 kabur.');
    await userEvent.click(dialog.getByRole('button', { name: 'Kembalikan' }));
    await expect(await screen.findByText('Naskah dikembalikan')).toBeVisible();
    await expect(screen.getByText('Soal 2 kabur.')).toBeVisible();
  },
};

/** The reviewer verifies a paper. */
export const Verifies: Story = {
  args: { paper: ASKED },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('verifyPaper', {
        ...ASKED,
        review: review({ status: 'verified', by: RATNA }),
      }),
    ),
  play: async () => {
    await press('Verifikasi');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Verifikasi' }));
    await expect(await screen.findByText('Naskah diverifikasi')).toBeVisible();
    await expect(await screen.findByText(/^Diverifikasi Dr\. Ratna Wulandari/)).toBeVisible();
  },
};

/** A paper that changed while the reviewer read it is read again first. */
export const VerifiesNothingThatChanged: Story = {
  args: { paper: ASKED },
  beforeEach: ({ msw }) => msw.use(refuses('verifyPaper', 412)),
  play: async ({ args }) => {
    await press('Verifikasi');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Verifikasi' }));
    await expect(await screen.findByText(/^Naskah berubah sejak Anda membukanya/)).toBeVisible();
    await expect(args.onStale).toHaveBeenCalled();
  },
};

/** A change has ended the verification: it is asked for again. */
export const Ended: Story = {
  args: { paper: { ...DRAFT, review: review({ ended: { by: BAGAS, at: AT } }) } },
  play: async () => {
    await expect(screen.getByText(/^Berubah sejak diverifikasi Bagas/)).toBeVisible();
    await press('Minta verifikasi');
    const dialog = await dialogOf('Minta verifikasi');
    await expect(await dialog.findByRole('combobox', { name: /^Pemeriksa/ })).toHaveValue(
      BAGAS.name,
    );
  },
};

/** A writer leaves a paper that another shared. */
export const Leaves: Story = {
  args: { paper: { ...DRAFT, owner: BAGAS, people: [{ ...RATNA, may: 'write' }] } },
  play: async ({ args }) => {
    await expect(screen.getByText(/^Anda dapat mengubah naskah milik Bagas/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Bagikan' })).toBeNull();
    await press('Keluar dari naskah');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Keluar dari naskah' }));
    await expect(await screen.findByText('Anda keluar dari naskah')).toBeVisible();
    await expect(args.onLeft).toHaveBeenCalled();
  },
};
