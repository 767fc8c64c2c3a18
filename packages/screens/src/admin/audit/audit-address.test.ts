import { expect, it } from 'vitest';
import { auditAddress } from './audit-address.js';

it('keeps every filter in the address', () => {
  const state = {
    q: 'ratna',
    action: 'sign-in',
    target: 'account',
    targetId: 7,
    actor: 5,
    from: '2026-11-01',
    to: '2026-11-21',
  };
  const text = auditAddress.write(state).toString();
  expect(auditAddress.read(new URLSearchParams(text))).toEqual(state);
});

it('takes what is wrong for nothing, and leaves nothing out of the address', () => {
  const state = auditAddress.read(new URLSearchParams('akun=x&dari=kemarin'));
  const none = { targetId: undefined, actor: undefined };
  expect(state).toEqual({ q: '', action: '', target: '', ...none, from: '', to: '' });
  expect(auditAddress.write(state).toString()).toBe('');
});
