import { checkLecturer } from '@bank-soal/contract/accounts';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { ApiError } from '../../api/errors.js';
import type { AccountWrites } from '../../data/accounts/use-accounts.js';
import { accountListTexts } from '../../indonesian/account-list.js';
import type { Wording } from '../../texts/use-wording.js';
import { ADMIN_TOAST_MS, type RunWrite } from '../shared/index.js';
import type { NewAccount, NewAccountDialogProps, NewAccountField } from './new-account-dialog.js';

interface Adding {
  write: RunWrite;
  writes: AccountWrites;
  inWords: Wording;
  reasonOf: (error: unknown) => string;
}

const EMPTY: NewAccount = { kind: 'student', nama: '', email: '', password: '' };

/** The form of a new account, and what follows from saving it. */
export function useAccountAdding({ write, writes, inWords, reasonOf }: Adding): {
  add: () => void;
  adding: NewAccountDialogProps;
} {
  const words = useTexts(accountListTexts);
  const [form, setForm] = useState<NewAccount>();
  const [problems, setProblems] = useState<NewAccountDialogProps['problems']>({});
  const [notice, setNotice] = useState<string>();
  const [saving, setSaving] = useState(false);

  function open(next: NewAccount | undefined) {
    setForm(next);
    setProblems({});
    setNotice(undefined);
  }

  /** A student's row is refused with what is wrong in it. */
  function refused(error: unknown): string {
    const [row] = error instanceof ApiError ? error.rows : [];
    return row ? inWords(row.code === undefined ? row.message : row) : reasonOf(error);
  }

  async function submit() {
    if (saving || !form) return;
    const { kind, ...values } = form;
    const found = Object.entries(checkLecturer(values)).map(([field, one]) => [
      field,
      inWords(one),
    ]);
    setProblems(Object.fromEntries(found));
    setNotice(undefined);
    if (found.length > 0) return;
    setSaving(true);
    try {
      await write(() => writes.add(kind, values));
      toast.success(words.added, { duration: ADMIN_TOAST_MS });
      open(undefined);
    } catch (error) {
      setNotice(words.saveFailed(refused(error)));
    } finally {
      setSaving(false);
    }
  }

  return {
    add: () => open(EMPTY),
    adding: {
      form,
      onFormChange: (part) => {
        setForm((before) => before && { ...before, ...part });
        setProblems((before) => {
          const kept = Object.entries(before).filter(([field]) => !(field in part));
          return Object.fromEntries(kept) as Partial<Record<NewAccountField, string>>;
        });
      },
      problems,
      notice,
      saving,
      onSubmit: () => void submit(),
      onClose: () => open(undefined),
    },
  };
}
