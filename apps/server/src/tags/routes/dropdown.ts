import { type DropdownAnswer, LEVELS } from '@bank-soal/contract/sets';
import type { DbOrTransaction } from '../../db/schema.js';
import type { Handlers } from '../../http/api.js';
import { messages, sendSaid } from '../../http/said.js';
import type { Services } from '../../services.js';

function names(db: DbOrTransaction, table: 'course_tags' | 'material_tags') {
  return db.selectFrom(table).select(['id', 'name']).orderBy('name_key').execute();
}

export function dropdownRoutes({ db }: Services): Handlers {
  return {
    dropdownData: async ({ c }) => {
      const answer: DropdownAnswer = {
        success: true,
        message: messages().filtersLoaded,
        data: {
          courseTags: await names(db, 'course_tags'),
          materialTags: await names(db, 'material_tags'),
          difficultyLevels: LEVELS.map((level, index) => ({ id: index + 1, level })),
        },
      };
      return sendSaid(c, answer);
    },
  };
}
