import { disableSchemaCompilation } from '@bank-soal/contract/jitless';
import { readSessionUser } from '@bank-soal/contract/session-user';

export { dropdownSchema } from '@bank-soal/contract/dropdown';
export { errorSchema, importErrorSchema } from '@bank-soal/contract/error';
export { questionSetListSchema, questionSetSchema } from '@bank-soal/contract/question-sets';
export { passwordAnswerSchema } from '@bank-soal/contract/session';
export { siteSchema } from '@bank-soal/contract/site';

/** Reads the answer to a sign-in as the stored record of it is read. */
export const sessionUserReader = {
  safeParse(value: unknown) {
    const data = readSessionUser(value);
    if (data === undefined) return { success: false as const, error: new Error('No user') };
    return { success: true as const, data };
  },
};

disableSchemaCompilation();
