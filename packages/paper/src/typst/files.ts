const serif = (subset: string, look: string) =>
  `@fontsource/libertinus-serif/files/libertinus-serif-${subset}-${look}.woff`;

/**
 * Files of {@link createTypesetter}, by the names that a host resolves: the compiler, which hosts that write
 * no PDF do not install, and its fonts. WOFF 1, since the compiler has nothing that unpacks WOFF 2.
 */
export const TYPESETTER_FILES = {
  /** Its code, as WebAssembly. */
  compiler: '@myriaddreamin/typst-ts-web-compiler/wasm',
  /** Texts in serifs, listings in one width, formulas: the only serif one whose package keeps its MATH table. */
  fonts: [
    ...['latin', 'latin-ext', 'greek'].flatMap((subset) =>
      ['400-normal', '400-italic', '700-normal', '700-italic'].map((look) => serif(subset, look)),
    ),
    '@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff',
    '@fontsource/dejavu-mono/files/dejavu-mono-latin-700-normal.woff',
    '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff',
  ],
} as const;
