import type { SetMarksProps } from './set-marks.js';

/** Props of {@link SetMarksPlace}. */
export type SetMarksPlaceProps = Pick<SetMarksProps, 'place'>;

/** Keeps the room of `SetMarks` while they are on their way, so that nothing moves when they come. */
export function SetMarksPlace({ place = 'card' }: SetMarksPlaceProps) {
  return (
    <div
      data-component="set-marks-place"
      className={
        place === 'card'
          ? 'ui:-my-1.5 ui:ms-auto ui:h-8 ui:min-w-17 ui:print:hidden'
          : 'ui:h-(--ui-density-control) ui:pointer-coarse:h-11 ui:print:hidden'
      }
    />
  );
}
