import { type AccountAnswer, checkNewPassword } from '@bank-soal/contract/accounts';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import type { AccountWrites } from '../../data/accounts/use-accounts.js';
import { accountListTexts } from '../../indonesian/account-list.js';
import type { Wording } from '../../texts/use-wording.js';
import { ADMIN_TOAST_MS, type RunWrite } from '../shared/index.js';
import type { AccountDialogProps, AccountForm } from './account-dialog.js';

interface Editing {
  write: RunWrite;
  writes: AccountWrites;
  inWords: Wording;
  reasonOf: (error: unknown) => string;
}

/** Values that differ from the account's: a field that nobody touched is not put back. */
function changedIn(form: AccountForm, opened: AccountAnswer): Partial<AccountForm> {
  const before: AccountForm = { ...opened, password: '' };
  const kept = Object.entries(form).filter(
    ([field, value]) => value !== before[field as keyof AccountForm],
  );
  return Object.fromEntries(kept);
}

/** The form of an account, and what follows from saving it. */
export function useAccountEditing({ write, writes, inWords, reasonOf }: Editing): {
  edit: (account: AccountAnswer) => void;
  editing: AccountDialogProps;
} {
  const words = useTexts(accountListTexts);
  const [opened, setOpened] = useState<AccountAnswer>();
  const [form, setForm] = useState<AccountForm>();
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [saving, setSaving] = useState(false);

  async function submit() {
    if (saving || !opened || !form) return;
    setNotice(undefined);
    const wrong = form.password === '' ? undefined : checkNewPassword(form.password);
    setProblem(wrong && inWords(wrong));
    if (wrong) return;
    setSaving(true);
    try {
      await write(() => writes.update(opened.id, changedIn(form, opened)));
      toast.success(form.password === '' ? words.changed : words.passwordSet, {
        duration: ADMIN_TOAST_MS,
      });
      setForm(undefined);
    } catch (error) {
      setNotice(words.saveFailed(reasonOf(error)));
    } finally {
      setSaving(false);
    }
  }

  return {
    edit: (account) => {
      const { name, email, kind, status } = account;
      setOpened(account);
      setForm({ name, email, kind, status, password: '' });
      setProblem(undefined);
      setNotice(undefined);
    },
    editing: {
      form,
      onFormChange: (part) => {
        setForm((before) => before && { ...before, ...part });
        if ('password' in part) setProblem(undefined);
      },
      problem,
      notice,
      saving,
      onSubmit: () => void submit(),
      onClose: () => setForm(undefined),
    },
  };
}
