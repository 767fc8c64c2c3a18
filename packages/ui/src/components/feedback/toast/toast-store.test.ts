import { afterEach, expect, it, vi } from 'vitest';
import { toast, toastStore } from './toast-store.js';

afterEach(() => toast.dismiss());

it('keeps messages in order, three seconds each unless told otherwise', () => {
  toast.success('Tag berhasil ditambahkan');
  toast.error('Gagal menghapus tag.', { duration: 5000 });
  expect(toastStore.read().map(({ tone, duration }) => [tone, duration])).toEqual([
    ['success', 3000],
    ['error', 5000],
  ]);
});

it('takes away one message and leaves the others', () => {
  const first = toast.info('Satu');
  toast.info('Dua');
  toast.dismiss(first);
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Dua']);
});

it('takes the place of an older one about the same', () => {
  toast.success('Paket soal ditarik', { subject: 'set 1' });
  toast.success('Paket soal lain ditarik', { subject: 'set 2' });
  toast.success('Satu');
  toast.success('Paket soal dikembalikan', { subject: 'set 1' });
  toast.success('Dua');
  expect(toastStore.read().map(({ text }) => text)).toEqual([
    'Paket soal lain ditarik',
    'Satu',
    'Paket soal dikembalikan',
    'Dua',
  ]);
});

it('tells listeners until they leave', () => {
  const listener = vi.fn<() => void>();
  const leave = toastStore.subscribe(listener);
  toast.info('Satu');
  leave();
  toast.info('Dua');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('takes away what belongs to a page that was left', () => {
  vi.useFakeTimers();
  toast.success('Akun berhasil diperbarui');
  toast.info('Tidak tersambung', { duration: Number.POSITIVE_INFINITY });
  vi.advanceTimersByTime(1000);
  toast.success('Dosen berhasil ditambahkan');
  toast.leavePage();
  expect(toastStore.read().map(({ text }) => text)).toEqual([
    'Tidak tersambung',
    'Dosen berhasil ditambahkan',
  ]);
  vi.useRealTimers();
});
