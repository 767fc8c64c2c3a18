interface SiteType {
  mediaType: string;
  /** Whether compression pays. */
  text: boolean;
}

const binary = (mediaType: string): SiteType => ({ mediaType, text: false });
const text = (mediaType: string): SiteType => ({ mediaType, text: true });

const TYPES: Readonly<Record<string, SiteType>> = {
  '.html': text('text/html; charset=utf-8'),
  '.js': text('text/javascript; charset=utf-8'),
  '.mjs': text('text/javascript; charset=utf-8'),
  '.css': text('text/css; charset=utf-8'),
  '.json': text('application/json; charset=utf-8'),
  '.map': text('application/json; charset=utf-8'),
  '.webmanifest': text('application/manifest+json; charset=utf-8'),
  '.svg': text('image/svg+xml; charset=utf-8'),
  '.txt': text('text/plain; charset=utf-8'),
  '.xml': text('application/xml; charset=utf-8'),
  '.wasm': text('application/wasm'),
  '.ttf': text('font/ttf'),
  '.bcmap': binary('application/octet-stream'),
  '.pfb': binary('application/octet-stream'),
  '.woff2': binary('font/woff2'),
  '.woff': binary('font/woff'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.ico': binary('image/x-icon'),
  '.pdf': binary('application/pdf'),
};

/** How the site's own file is sent, by its extension. */
export function siteTypeOf(extension: string): SiteType {
  return TYPES[extension.toLowerCase()] ?? binary('application/octet-stream');
}
