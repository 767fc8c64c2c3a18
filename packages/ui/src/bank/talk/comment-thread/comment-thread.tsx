'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../../../components/data/badge/index.js';
import { DateTime } from '../../../components/data/date-time/index.js';
import { EmptyState } from '../../../components/feedback/empty-state/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { CIRCLE_CHECK } from '../../../lib/internal/drawings/circle-check.js';
import { CIRCLE_DASHED } from '../../../lib/internal/drawings/circle-dashed.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { talkTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

/** A comment or an error report. */
export interface ThreadComment {
  /** Tells it from the others. */
  id: number | string;
  /** A remark, or a report that something is wrong; only reports show how they stand. */
  kind: 'komentar' | 'laporan';
  /** Still to be looked at, or done. */
  status: 'terbuka' | 'selesai';
  /** Plain text of the comment, its line breaks preserved. */
  body: string;
  /** Author; `null` for a deleted account. */
  author: string | null;
  /** The reader said it. */
  mine: boolean;
  /** When it was said, ISO 8601. */
  created: string;
  /** It was changed since. */
  edited?: boolean;
  /** Subject: a file, a page, often as a link. */
  place?: ReactNode;
  /** The answer; `null` for none. */
  answer: string | null;
  /** Actions of the viewer: a button that opens a menu. */
  actions?: ReactNode;
  /** Replies, oldest first; shown under it. They have no replies of their own. */
  replies?: readonly ThreadComment[];
  /** Stands under it and its replies: a button to reply, or the field for it. */
  reply?: ReactNode;
}

export interface CommentThreadProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** All that is said, oldest first. */
  comments: readonly ThreadComment[];
  /** Makes of a comment's `id` that of its element, which can then be led to, and takes the focus. */
  idOf?: ((id: ThreadComment['id']) => string) | undefined;
  /**
   * Names the list.
   * @default 'Komentar dan laporan'
   */
  label?: string;
  /** Stands in the place of an empty list. */
  empty?: ReactNode;
}

const words = 'ui:text-base ui:text-text ui:whitespace-pre-wrap ui:wrap-anywhere';

function Comment({ comment, idOf }: { comment: ThreadComment; idOf: CommentThreadProps['idOf'] }) {
  const strings = useTexts(talkTexts);
  const { id, kind, status, body, author, mine, created, edited, place, answer, actions } = comment;
  const { replies = [], reply } = comment;
  const anchor = idOf?.(id);
  const by = author ?? strings['commentThread.deleted'];
  const isDone = status === 'selesai';
  return (
    <li
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      data-part="comment"
      data-kind={kind}
      data-status={status}
      className="ui:flex ui:min-w-0 ui:flex-col ui:gap-2 ui:border-t ui:py-4 ui:first:border-t-0 ui:focus-ring"
    >
      <div className="ui:flex ui:min-w-0 ui:items-start ui:gap-3">
        <div className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-1">
          <span
            className={cn(
              'ui:min-w-0 ui:font-semibold ui:text-text ui:wrap-anywhere',
              author === null && 'ui:font-normal ui:text-text-muted ui:italic',
            )}
          >
            {by}
            {mine && <span className="ui:font-normal"> ({strings['commentThread.you']})</span>}
          </span>
          {kind === 'laporan' && (
            <Badge
              tone={isDone ? 'success' : 'warning'}
              icon={<Glyph of={isDone ? CIRCLE_CHECK : CIRCLE_DASHED} size={14} />}
            >
              {strings['commentThread.report']} ·{' '}
              {isDone ? strings['commentThread.done'] : strings['commentThread.open']}
            </Badge>
          )}
          <span className="ui:text-sm ui:text-text-muted">
            <DateTime value={created} />
            {edited && ` · ${strings['commentThread.edited']}`}
          </span>
        </div>
        {actions && (
          <div data-part="actions" className="ui:flex ui:shrink-0">
            {actions}
          </div>
        )}
      </div>
      {place && <div className="ui:text-sm ui:text-text-muted ui:wrap-anywhere">{place}</div>}
      <p className={words}>{body}</p>
      {answer !== null && (
        <div
          data-part="answer"
          className="ui:flex ui:min-w-0 ui:flex-col ui:gap-1 ui:rounded-md ui:border ui:border-border ui:bg-surface-sunken ui:px-3 ui:py-2"
        >
          <span className="ui:font-semibold ui:text-sm ui:text-text">
            {strings['commentThread.answer']}
          </span>
          <p className={words}>{answer}</p>
        </div>
      )}
      {replies.length > 0 && (
        <CommentThread
          label={strings['commentThread.replies'](by)}
          comments={replies}
          idOf={idOf}
          className="ui:border-s ui:ps-3"
        />
      )}
      {reply}
    </li>
  );
}

/** Comments on a set, oldest first: remarks, error reports with their status, answers and replies. */
export function CommentThread({
  comments,
  idOf,
  label,
  empty,
  className,
  ...rest
}: CommentThreadProps) {
  const strings = useTexts(talkTexts);
  if (comments.length === 0) {
    return empty ?? <EmptyState size="sm" title={strings['commentThread.empty']} />;
  }
  return (
    <ol
      data-component="comment-thread"
      aria-label={label ?? strings['commentThread.label']}
      className={cn('ui:flex ui:min-w-0 ui:list-none ui:flex-col', className)}
      {...rest}
    >
      {comments.map((comment) => (
        <Comment key={comment.id} comment={comment} idOf={idOf} />
      ))}
    </ol>
  );
}
