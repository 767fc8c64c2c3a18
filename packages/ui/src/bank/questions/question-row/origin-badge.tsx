'use client';

import { Badge } from '../../../components/data/badge/index.js';
import { LIBRARY } from '../../../lib/internal/drawings/library.js';
import { LOCK } from '../../../lib/internal/drawings/lock.js';
import { USER_ROUND } from '../../../lib/internal/drawings/user-round.js';
import { USERS } from '../../../lib/internal/drawings/users.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

/** Where a question is from and who else may use it. */
export type QuestionOrigin =
  | 'sample'
  | 'own'
  | 'own-shared'
  | {
      /** Name of the colleague who shares it. */
      owner: string;
    }
  | {
      /** Name of the owner whose account is deleted; may be empty. */
      removedOwner: string;
    };

/** A question's owner, and whether others have it. */
export function OriginBadge({ origin }: { origin: QuestionOrigin }) {
  const strings = useTexts(questionsTexts);
  if (typeof origin === 'object') {
    return (
      <Badge icon={<Glyph of={USER_ROUND} size={14} />}>
        {'owner' in origin
          ? strings['questionRow.from'](origin.owner)
          : strings['questionRow.removed'](origin.removedOwner)}
      </Badge>
    );
  }
  const [drawing, word] = {
    sample: [LIBRARY, 'questionRow.sample'],
    own: [LOCK, 'questionRow.own'],
    'own-shared': [USERS, 'questionRow.shared'],
  }[origin] as [string, 'questionRow.sample' | 'questionRow.own' | 'questionRow.shared'];
  return <Badge icon={<Glyph of={drawing} size={14} />}>{strings[word]}</Badge>;
}
