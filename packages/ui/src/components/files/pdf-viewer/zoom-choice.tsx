import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { ZOOM_STEPS } from './zoom.js';

export interface ZoomChoiceProps {
  /** 1 is the size on paper. */
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** How large the pages are, in percent of their size on paper, and the sizes to choose from. */
export function ZoomChoice({ zoom, onZoom }: ZoomChoiceProps) {
  const strings = useTexts(moreTexts);
  const percent = Math.round(zoom * 100);
  const steps = ZOOM_STEPS.map((step) => Math.round(step * 100));
  // A fitted page is seldom as large as one of the steps.
  const choices = steps.includes(percent) ? steps : [...steps, percent].toSorted((a, b) => a - b);
  return (
    <>
      <select
        aria-label={strings['pdf.zoomWord']}
        value={percent}
        onChange={({ target }) => onZoom(Number(target.value) / 100)}
        className="ui:focus-ring ui:h-8 ui:w-17 ui:rounded-md ui:border ui:border-border-control ui:bg-surface ui:text-center ui:text-sm ui:text-text ui:pointer-coarse:min-h-11"
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}%
          </option>
        ))}
      </select>
      <output className="ui:sr-only">{strings['pdf.zoom'](String(percent))}</output>
    </>
  );
}
