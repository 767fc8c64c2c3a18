import { cn } from '../../../lib/internal/cn/index.js';

export interface SetMarksPlaceProps {
  /**
   * Whose room: that of `SetMarks` on a card or a page, or of the button behind those of a page, which has a row of its
   * own on a phone.
   * @default 'card'
   */
  place?: 'card' | 'page' | 'behind';
}

const ROW = 'ui:h-(--ui-density-control) ui:pointer-coarse:h-11';

const looks = {
  card: 'ui:-my-1.5 ui:ms-auto ui:h-8 ui:min-w-17',
  page: cn(ROW, 'ui:max-sm:w-full'),
  behind: cn(ROW, 'ui:max-sm:w-full ui:sm:hidden'),
};

/** Keeps the room of `SetMarks` while they are on their way, so that nothing moves when they come. */
export function SetMarksPlace({ place = 'card' }: SetMarksPlaceProps) {
  return <div data-component="set-marks-place" className={cn(looks[place], 'ui:print:hidden')} />;
}
