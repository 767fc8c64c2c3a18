import { passwordAnswerSchema } from '../accounts/session.js';
import { readSessionUser } from '../accounts/session-user.js';
import { messageSchema } from '../common/error.js';
import { disableSchemaCompilation } from '../common/jitless.js';
import { dropdownSchema } from '../sets/dropdown.js';
import { questionSetListSchema, questionSetSchema } from '../sets/question-sets.js';
import { siteSchema } from '../site/site.js';

export { errorSchema, importErrorSchema } from '../common/error.js';

/** Reads the answer to a sign-in as the stored record of it is read. */
const sessionUser = {
  safeParse(value: unknown) {
    const data = readSessionUser(value);
    if (data === undefined) return { success: false as const, error: new Error('No user') };
    return { success: true as const, data };
  },
};

/** How the JSON answers to `readingRoutes` are read; the others are bytes. */
export const readingAnswers = {
  signIn: sessionUser,
  signOut: messageSchema,
  changePassword: passwordAnswerSchema,
  oidcSession: sessionUser,
  site: siteSchema,
  dropdownData: dropdownSchema,
  questionSets: questionSetListSchema,
  questionSet: questionSetSchema,
};

disableSchemaCompilation();
