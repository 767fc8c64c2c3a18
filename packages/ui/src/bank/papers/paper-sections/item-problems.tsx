import { CIRCLE_EXCLAMATION_POINT } from '../../../lib/internal/drawings/circle-exclamation-point.js';
import { TRIANGLE_EXCLAMATION_POINT } from '../../../lib/internal/drawings/triangle-exclamation-point.js';
import { type Drawing, Glyph } from '../../../lib/internal/glyph/index.js';

/** Errors of a question in a paper, and parts that would be printed differently from the source. */
export function ItemProblems({
  id,
  error,
  warnings,
}: {
  id: string;
  error: string | undefined;
  warnings: readonly string[];
}) {
  const line = (text: string, drawing: Drawing, look: string) => (
    <p key={text} className={look}>
      <Glyph of={drawing} className="ui:mt-0.5" />
      <span className="ui:min-w-0 ui:wrap-anywhere">{text}</span>
    </p>
  );
  return (
    // Always there: a region that comes with its text is not read out.
    <div
      id={id}
      aria-live="polite"
      className="ui:flex ui:min-w-0 ui:flex-col ui:gap-1 ui:empty:hidden"
    >
      {error && line(error, CIRCLE_EXCLAMATION_POINT, LOOK.error)}
      {warnings.map((warning) => line(warning, TRIANGLE_EXCLAMATION_POINT, LOOK.warning))}
    </div>
  );
}

const LOOK = {
  error: 'ui:flex ui:items-start ui:gap-1.5 ui:font-medium ui:text-danger-text ui:text-sm',
  warning: 'ui:flex ui:items-start ui:gap-1.5 ui:text-sm ui:text-warning-text',
};
