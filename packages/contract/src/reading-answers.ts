import { dropdownSchema } from './dropdown.js';
import { messageSchema } from './error.js';
import { disableSchemaCompilation } from './jitless.js';
import { questionSetListSchema, questionSetSchema } from './question-sets.js';
import { passwordAnswerSchema } from './session.js';
import { readSessionUser } from './session-user.js';
import { siteSchema } from './site.js';

export { errorSchema, importErrorSchema } from './error.js';

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
