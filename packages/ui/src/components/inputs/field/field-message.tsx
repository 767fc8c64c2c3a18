import { memo, type ReactNode } from 'react';
import { CIRCLE_EXCLAMATION_POINT } from '../../../lib/internal/drawings/circle-exclamation-point.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';

/** The hint of a field, and its error, which is announced when it appears. Typing does not draw it again. */
export const FieldMessage = memo(function FieldMessage({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}) {
  return (
    <>
      {hint && (
        <div
          id={`${id}-hint`}
          data-part="hint"
          className="ui:mt-1.5 ui:text-sm ui:text-text-muted ui:wrap-anywhere"
        >
          {hint}
        </div>
      )}
      <div aria-live="polite" className="ui:block">
        {error && (
          <p
            id={`${id}-error`}
            data-part="error"
            className="ui:mt-1.5 ui:flex ui:items-start ui:gap-1.5 ui:font-medium ui:text-danger-text ui:text-sm ui:wrap-anywhere"
          >
            <Glyph of={CIRCLE_EXCLAMATION_POINT} className="ui:mt-0.5" />
            <span className="ui:min-w-0">{error}</span>
          </p>
        )}
      </div>
    </>
  );
});
