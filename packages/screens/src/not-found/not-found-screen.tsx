import { NotFoundView, type NotFoundViewProps } from './not-found-view.js';

export type NotFoundScreenProps = NotFoundViewProps;

/** Says that there is no such page, and leads home. */
export function NotFoundScreen(props: NotFoundScreenProps) {
  return <NotFoundView {...props} />;
}
