/** Props of a glyph. */
export interface GlyphProps {
  /** Width and height, in pixels. */
  size: number;
  /** Reaches the drawing. */
  className?: string;
  /** How thick its lines are, of 24. */
  strokeWidth?: number;
}

function glyph(path: string, width: number) {
  return ({ size, className = 'ui:block ui:shrink-0', strokeWidth = width }: GlyphProps) => (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}

/** Takes away. The few drawings of controls that stand on a page by the hundred need no icon library. */
export const CrossGlyph = /* @__PURE__ */ glyph('M18 6 6 18M6 6l12 12', 2);
/** Opens below. */
export const ChevronDownGlyph = /* @__PURE__ */ glyph('m6 9 6 6 6-6', 1.5);
/** Says that something is chosen. */
export const CheckGlyph = /* @__PURE__ */ glyph('M20 6 9 17l-5-5', 2);
