import { PNG } from 'pngjs';

/** A binary tree of seven nodes, pixel by pixel: the same bytes each time. */
export function treePicture() {
  const png = new PNG({ width: 640, height: 300, colorType: 2 });
  png.data.fill(255);
  const dot = (x, y, shade) => {
    const at = (Math.round(y) * png.width + Math.round(x)) * 4;
    png.data.fill(shade, at, at + 3);
  };
  const nodes = [320, 160, 480, 80, 240, 400, 560].map((x, at) => ({
    x,
    y: 45 + 105 * Math.floor(Math.log2(at + 1)),
  }));
  for (const [at, { x, y }] of nodes.entries()) {
    const parent = nodes[Math.floor((at - 1) / 2)];
    if (parent === undefined) continue;
    for (let step = 0; step <= 2_000; step += 1)
      for (const side of [-1, 0, 1])
        dot(
          x + ((parent.x - x) * step) / 2_000 + side / 2,
          y + ((parent.y - y) * step) / 2_000,
          90,
        );
  }
  for (const { x, y } of nodes)
    for (let down = -28; down <= 28; down += 1)
      for (let across = -28; across <= 28; across += 1) {
        const distance = Math.hypot(across, down);
        if (distance <= 27) dot(x + across, y + down, distance > 24.5 ? 40 : 255);
      }
  return PNG.sync.write(png, { colorType: 2 });
}
