/**
 * The contrast of two colours as WCAG 2 counts it, from 1 to 21.
 *
 * @param first an opaque colour as `getComputedStyle` answers it
 * @param second the same
 */
export function contrastOf(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('This browser draws nothing.');
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
