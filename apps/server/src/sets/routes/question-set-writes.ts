import type { Account } from '../../account.js';
import type { Handlers } from '../../http/api.js';
import { messages, said } from '../../http/said.js';
import type { Services } from '../../services.js';
import { deleteForever } from '../delete-forever.js';
import { changeableSet, removableSet, restorableSet } from '../set-access.js';
import { setTag } from '../set-tag.js';
import { viewerOf, viewOf, visitorOf } from '../set-view.js';
import { createSet, restoreSet, setAnswer, updateSet, withdrawSet } from '../set-writes.js';

export function questionSetWriteRoutes(services: Services): Handlers {
  const { config, db, setList } = services;
  const visitor = visitorOf(config);

  async function saved(id: number, user: Account, message: string) {
    setList.changed(id);
    return { message, questionSet: await setAnswer(db, viewOf(viewerOf(user)), id) };
  }

  return {
    createQuestionSet: async ({ c, body, user }) => {
      const questionSet = await createSet(services, body, user);
      setList.changed(questionSet.id);
      return said(c, { message: messages().setCreated, questionSet }, 201);
    },
    updateQuestionSet: {
      guard: ({ params, user }) => changeableSet(db, params.id, user),
      handle: async ({ c, params, body, user }) => {
        await updateSet(db, params.id, body, user, c.req.header('if-match'), visitor);
        const answer = await saved(params.id, user, messages().setUpdated);
        return said(c, answer, 200, { ETag: setTag(answer.questionSet) });
      },
    },
    deleteQuestionSet: {
      guard: ({ params, user }) => removableSet(db, params.id, user),
      handle: async ({ c, params, query, user }) => {
        if (query.forever === 'true') {
          await deleteForever(services, params.id, user);
          setList.changed(params.id);
          return said(c, { message: messages().setDeleted });
        }
        await withdrawSet(db, params.id, user);
        setList.changed(params.id);
        return said(c, { message: messages().setWithdrawn });
      },
    },
    restoreQuestionSet: {
      guard: ({ params, user }) => restorableSet(db, params.id, user),
      handle: async ({ c, params, user }) => {
        await restoreSet(db, params.id, user);
        return said(c, await saved(params.id, user, messages().setRestored));
      },
    },
  };
}
