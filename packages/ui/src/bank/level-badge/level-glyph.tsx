const BARS = ['M1 9h3v4H1z', 'M5.5 5.5h3V13h-3z', 'M10 2h3v11h-3z'];

/** Three rising bars, the first one, two or all of them filled. */
export function LevelGlyph({ filled }: { filled: 1 | 2 | 3 }) {
  return (
    <svg
      aria-hidden
      width={14}
      height={14}
      viewBox="0 0 14 14"
      fill="currentColor"
      className="ui:shrink-0"
    >
      <path data-part="filled" d={BARS.slice(0, filled).join('')} />
      {filled < 3 && <path data-part="empty" opacity={0.3} d={BARS.slice(filled).join('')} />}
    </svg>
  );
}
