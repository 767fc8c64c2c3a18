import { useLayoutEffect } from 'react';
import type { SWRConfiguration } from 'swr';
import useSWRImmutable from 'swr/immutable';
import { useHost } from '../../api/api-provider.js';
import type { ApiError } from '../../api/errors.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { keys } from '../keys.js';
import { createLimiter } from '../limiter.js';

/** A browser has six connections to a server, and a page that one goes to must not wait for pictures. */
const AT_ONCE = 2;
const limited = createLimiter(AT_ONCE);

/** A server with no room for a cover says when to ask again; one in lasting trouble is left alone. */
const TIMES_AGAIN = 2;
const again: SWRConfiguration = {
  shouldRetryOnError: ({ retryAfter }: Partial<ApiError>) => retryAfter !== undefined,
  onErrorRetry: ({ retryAfter = 0 }: ApiError, _key, _config, ask, options) => {
    if (options.retryCount <= TIMES_AGAIN) setTimeout(ask, retryAfter * 1000, options);
  },
};

/** How many places show the cover of a set. */
const shown = new Map<QuestionSet['id'], number>();

function useShown(id: QuestionSet['id']): void {
  useLayoutEffect(() => {
    shown.set(id, (shown.get(id) ?? 0) + 1);
    return () => void shown.set(id, (shown.get(id) ?? 1) - 1);
  }, [id]);
}

/** A picture in its own address: it is small, and nothing has to be let go of later. */
function addressOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read'));
    reader.readAsDataURL(picture);
  });
}

/** The address of a picture of a set's first page, once it is there. */
export function useCover({ id, lastUpdated, files }: QuestionSet): string | undefined {
  const { api, covers } = useHost();
  // A closed set, or one without questions, has no first page: nobody need ask.
  const isOpen = files.some(({ category }) => category === 'questions');
  // Before what follows asks for it.
  useShown(id);
  // A page that cannot be drawn stays a blank sheet.
  const { data } = useSWRImmutable(
    covers && isOpen ? keys.cover(id, lastUpdated) : null,
    () =>
      limited(async () => {
        // Left meanwhile: whoever comes back asks again.
        if (!shown.get(id)) throw new DOMException('Nobody looks at this cover', 'AbortError');
        const picture = await api?.questionSetCover({ id });
        return picture && addressOf(picture.data);
      }),
    again,
  );
  return data;
}
