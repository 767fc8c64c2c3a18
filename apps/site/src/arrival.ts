/** What the campus's own sign-in has led back with, behind the `#` of the login page. */
export function readArrival(hash: string): { code?: string; problem?: string } | undefined {
  const found = new URLSearchParams(hash.slice(1));
  const [code, problem] = [found.get('kode'), found.get('masalah')];
  if (code) return { code };
  return problem ? { problem } : undefined;
}
