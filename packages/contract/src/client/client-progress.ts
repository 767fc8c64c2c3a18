type Ask = (address: string, request: RequestInit) => Promise<Response>;

/** How many bytes come before they are reported again. */
const REPORT_EVERY = 250_000;

const headersIn = (request: XMLHttpRequest) =>
  request
    .getAllResponseHeaders()
    .trim()
    .split('\r\n')
    .map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    });

/** Sends a form and tells the share of its bytes that were sent; `fetch` tells nothing of it. */
export function sending(onProgress: (share: number) => void): Ask {
  return (address, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, address);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => {
        const { status, responseText } = request;
        resolve(new Response(responseText, { status, headers: headersIn(request) }));
      };
      request.onerror = () => reject(new TypeError('No answer to the form'));
      request.onabort = () => reject(signal?.reason);
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort);
      request.send(body as FormData);
    });
}

/** The same answer, which tells how many of its bytes have come. A browser may keep them on disk. */
export function receiving(response: Response, onProgress: (bytes: number) => void): Response {
  let bytes = 0;
  let reported = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, next) {
        bytes += chunk.byteLength;
        if (bytes - reported > REPORT_EVERY) {
          reported = bytes;
          onProgress(bytes);
        }
        next.enqueue(chunk);
      },
    }),
  );
  return new Response(counted ?? null, response);
}
