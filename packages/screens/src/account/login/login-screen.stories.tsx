import { ToastRegion } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createSessionStore, SessionProvider } from '../../session/index.js';
import { SESSION_KEY } from '../../session/session-store.js';
import { lecturer, siteAnswer } from '../../test/fixtures.js';
import { memoryStorage } from '../../test/memory-storage.js';
import { answers, breaks, hangs, type MockCall, refuses } from '../../test/mock.js';
import { withApp } from '../../test/with-app.js';
import { LoginScreen } from './login-screen.js';

const meta = {
  title: 'Layar/Login',
  tags: ['autodocs'],
  component: LoginScreen,
  parameters: {
    frames: {
      'layar-login-tampilan--default': 680,
      'layar-login-tampilan--by-the-campus-first': 680,
    },
    layout: 'fullscreen',
  },
  args: { onSignedIn: fn() },
  decorators: [withApp()],
  beforeEach: ({ msw }) => msw.use(answers('signIn', lecturer), answers('site', siteAnswer)),
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const WRONG = { email: 'ratna.wulandari@contoh.ac.id', password: 'keliru' };

async function fill(canvasElement: HTMLElement, { email, password } = WRONG) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  return canvas;
}

export const Default: Story = {};

export const SignsIn: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await fill(canvasElement);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(args.onSignedIn).toHaveBeenCalledWith(lecturer);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const IsBusyWhileSigningIn: Story = {
  beforeEach: ({ msw }) => msw.use(hangs('signIn')),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }));
    const button = await canvas.findByRole('button', { name: 'Memproses...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AsksForBothFields: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    const password = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email dan password harus diisi');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await waitFor(() => expect(email).toHaveFocus());
    for (const field of [email, password]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription('Email dan password harus diisi');
    }
    await userEvent.keyboard('r');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }));
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('x');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The banner comes above the form, and the form stays where one looks. */
export const StaysWhereItIs: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('signIn', 401)),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const before = email.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }));
    const banner = await canvas.findByRole('alert');
    await expect(banner.getBoundingClientRect().bottom).toBeLessThan(before);
    await expect(email.getBoundingClientRect().top).toBe(before);
  },
};

export const StaysOnAPhone: Story = {
  ...StaysWhereItIs,
  globals: { viewport: { value: 'phone' } },
};

export const ShowsWrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('signIn', 401)),
  play: async ({ args, canvasElement }) => {
    const canvas = await fill(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Password salah$/);
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Masuk' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const KeepsTypedTextOnFailure: Story = {
  beforeEach: ({ msw }) => msw.use(breaks('signIn')),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ingat saya' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Terjadi kesalahan. Periksa koneksi jaringan Anda.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(WRONG.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue(WRONG.password);
    await expect(canvas.getByRole('checkbox', { name: 'Ingat saya' })).not.toBeChecked();
  },
};

const local = memoryStorage();
const events = new EventTarget();
const store = createSessionStore({ local, tab: memoryStorage(), events });

export const GoesOnAfterALoginInAnotherTab: Story = {
  decorators: [
    (Story) => (
      <SessionProvider store={store}>
        <Story />
      </SessionProvider>
    ),
  ],
  beforeEach: store.signOut,
  play: async ({ args, canvasElement }) => {
    const email = await within(canvasElement).findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, WRONG.email);
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    local.setItem(SESSION_KEY, JSON.stringify(lecturer));
    events.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith(lecturer));
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
  },
};

export const RemembersByDefault: Story = {
  play: async ({ canvasElement }) => {
    const remember = await within(canvasElement).findByRole('checkbox', { name: 'Ingat saya' });
    await expect(remember).toBeChecked();
  },
};

const campusSite = {
  ...siteAnswer,
  signIn: { password: false, oidc: { label: 'akun kampus' } },
};

export const LeadsToTheCampus: Story = {
  args: { next: '/questions?q=graf' },
  beforeEach: ({ msw }) => msw.use(answers('site', campusSite)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Masuk dengan akun kampus' });
    await expect(link).toHaveAttribute('href', '/api/auth/oidc?next=%2Fquestions%3Fq%3Dgraf');
  },
};

const exchanged = fn();

export const ComesBackFromTheCampus: Story = {
  args: { arrival: { code: 'kode-sekali' } },
  beforeEach: ({ msw }) => {
    exchanged.mockClear();
    msw.use(
      answers('site', campusSite),
      answers('oidcSession', async ({ request }: MockCall) => {
        exchanged(await request.json());
        return lecturer;
      }),
    );
  },
  render: (args) => (
    <>
      <LoginScreen {...args} />
      <ToastRegion />
    </>
  ),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith(lecturer));
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
    await expect(exchanged.mock.calls).toEqual([[{ code: 'kode-sekali' }]]);
    const said = await within(document.body).findByText(`Masuk sebagai ${lecturer.username}.`);
    await expect(said).toBeVisible();
  },
};

export const ComesBackTooLate: Story = {
  args: { arrival: { code: 'kode-lama' } },
  beforeEach: ({ msw }) => msw.use(answers('site', campusSite), refuses('oidcSession', 401)),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Waktu untuk masuk sudah habis. Silakan coba lagi.',
    );
    await expect(canvas.getByRole('link', { name: 'Masuk dengan akun kampus' })).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

const says = (problem: string, sentence: string): Story => ({
  args: { arrival: { problem } },
  beforeEach: ({ msw }) => msw.use(answers('site', campusSite)),
  play: async ({ canvasElement }) => {
    const banner = await within(canvasElement).findByRole('alert');
    await expect(banner).toHaveTextContent(sentence);
  },
});

export const SaysThatItWasDenied: Story = says('oidc-denied', 'dibatalkan atau ditolak');
export const SaysThatItTookTooLong: Story = says('oidc-expired', 'Waktu untuk masuk sudah habis');
export const SaysThatItWasNotUnderstood: Story = says('oidc-invalid', 'tidak dapat diterima');
export const SaysThatNobodyLetsThemIn: Story = says('account-refused', 'tidak mendapat akses');
export const SaysThatThereIsNoAddress: Story = says(
  'address-missing',
  'tidak menyebut alamat email',
);
export const SaysThatTheAddressIsTaken: Story = says('address-taken', 'sudah dipakai akun lain');
export const SaysThatTheAccountIsDisabled: Story = says('account-disabled', 'dinonaktifkan');
export const SaysThatTheCampusIsAway: Story = says('provider-unavailable', 'tidak menjawab');
export const SaysNothingThatSomebodyMadeUp: Story = says('<b>palsu</b>', 'tidak dapat diterima');
