// Written by `npm run build tokens` from tokens/tokens.json. Edit that file.

/** How the brand scale of one theme is laid out. */
export interface Curve {
  /** The way from the page to what is seen on it: -1 darker, 1 lighter. */
  away: number;
  /** Grounds of the brand, `#rrggbb`. */
  grounds: readonly string[];
  /** Steps 1 to 12: lightness 0 to 1, and the part of the brand's chroma. */
  steps: readonly { l: number; share: number }[];
}

/** The curves of both themes. */
export const curves: Record<'light' | 'dark', Curve> = {
  light: {
    away: -1,
    grounds: ['#f9fafb', '#ffffff', '#f1f2f5'],
    steps: [
      { l: 0.994, share: 0.015 },
      { l: 0.984, share: 0.064 },
      { l: 0.962, share: 0.154 },
      { l: 0.935, share: 0.268 },
      { l: 0.907, share: 0.388 },
      { l: 0.873, share: 0.537 },
      { l: 0.826, share: 0.752 },
      { l: 0.752, share: 1.019 },
      { l: 0.385, share: 1 },
      { l: 0.335, share: 1.004 },
      { l: 0.492, share: 1.082 },
      { l: 0.269, share: 0.571 },
    ],
  },
  dark: {
    away: 1,
    grounds: ['#0f1113', '#16171a', '#1e2125', '#272a30'],
    steps: [
      { l: 0.173, share: 0.255 },
      { l: 0.205, share: 0.319 },
      { l: 0.246, share: 0.464 },
      { l: 0.286, share: 0.615 },
      { l: 0.322, share: 0.699 },
      { l: 0.366, share: 0.77 },
      { l: 0.42, share: 0.852 },
      { l: 0.509, share: 0.965 },
      { l: 0.72, share: 1.003 },
      { l: 0.76, share: 0.993 },
      { l: 0.739, share: 0.896 },
      { l: 0.91, share: 0.34 },
    ],
  },
};
