import type { Id } from '@bank-soal/contract/common';
import type { PaperAnswer } from '@bank-soal/contract/papers';

/** Whether an account may change a paper: its owner and its writers, as long as it was not used. */
export const mayChange = ({ owner, people, status }: PaperAnswer, account: Id | undefined) =>
  status === 'draf' &&
  (owner.id === account || people.some(({ id, may }) => id === account && may === 'write'));
