/** Lengths in twentieths of a point: A4 with margins of 2 cm. */
export const pageSize = { width: 11906, height: 16838 };
export const margin = 1134;
export const textWidth = pageSize.width - 2 * margin;
export const numberIndent = 440;
export const partIndent = 820;

/** Sizes in half points. */
export const size = { body: 22, small: 19, code: 17, title: 30 };

export const ink = {
  text: '14181F',
  muted: '565E6B',
  accent: '1F3A6E',
  shade: 'F3F5F8',
  rule: 'C3C9D2',
};

export const fonts = { body: 'Times New Roman', heading: 'Arial', code: 'Courier New' };
