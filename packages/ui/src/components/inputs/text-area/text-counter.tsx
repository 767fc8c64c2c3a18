import { cn } from '../../../lib/internal/cn/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { controlsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { LiveRegion } from '../../feedback/live-region/index.js';

/** Whether so few characters are left that saying so is worth an interruption: the last tenth. */
export function isNearLimit(remaining: number, limit: number): boolean {
  return remaining < 0 || remaining <= Math.min(20, Math.floor(limit / 10));
}

/** How many characters are left; read out by itself only when they are few. */
export function TextCounter({
  id,
  remaining,
  limit,
}: {
  id: string;
  remaining: number;
  limit: number;
}) {
  const { formatCount } = useFormats();
  const strings = useTexts(controlsTexts);
  const text =
    remaining < 0
      ? strings['textArea.exceeded'](formatCount(-remaining))
      : strings['textArea.remaining'](formatCount(remaining));
  return (
    <>
      <div
        id={id}
        data-part="count"
        className={cn(
          'ui:mt-1.5 ui:text-end ui:text-sm ui:figures',
          remaining < 0 ? 'ui:font-medium ui:text-danger-text' : 'ui:text-text-muted',
        )}
      >
        {text}
      </div>
      <LiveRegion message={isNearLimit(remaining, limit) ? text : ''} />
    </>
  );
}
