/** Points, A4. */
export const page = { width: 595.28, height: 841.89, left: 60, right: 60, top: 52, bottom: 66 };
export const contentWidth = page.width - page.left - page.right;
export const contentBottom = page.height - page.bottom;

export const ink = {
  text: '#14181f',
  muted: '#565e6b',
  rule: '#c3c9d2',
  strongRule: '#2a3342',
  codeBackground: '#f3f5f8',
  codeNumber: '#97a0ad',
  accent: '#1f3a6e',
};

/** What a font is chosen by. */
export type Look = 'plain' | 'strong' | 'emphasis' | 'both' | 'code';

export interface TextStyle {
  size: number;
  leading: number;
  color: string;
  fonts: Readonly<Record<Look, string>>;
}

const serif: TextStyle['fonts'] = {
  plain: 'Times-Roman',
  strong: 'Times-Bold',
  emphasis: 'Times-Italic',
  both: 'Times-BoldItalic',
  code: 'Courier',
};

const all = (font: string): TextStyle['fonts'] => ({
  plain: font,
  strong: font,
  emphasis: font,
  both: font,
  code: 'Courier',
});

export const body: TextStyle = { size: 11, leading: 14.6, color: ink.text, fonts: serif };
export const small: TextStyle = { size: 9.5, leading: 12.4, color: ink.text, fonts: serif };
export const quoted: TextStyle = { ...small, color: ink.muted };
export const strong: TextStyle = { ...body, fonts: all('Times-Bold') };
export const label: TextStyle = {
  size: 9,
  leading: 12.4,
  color: ink.muted,
  fonts: all('Helvetica'),
};
export const heading: TextStyle = {
  size: 10.5,
  leading: 15,
  color: ink.accent,
  fonts: all('Helvetica-Bold'),
};
export const codeStyle: TextStyle = {
  size: 8.8,
  leading: 11.6,
  color: ink.text,
  fonts: all('Courier'),
};
