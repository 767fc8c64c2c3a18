const NAMES: Record<string, string> = {
  bash: 'Bash',
  c: 'C',
  cpp: 'C++',
  cs: 'C#',
  csharp: 'C#',
  css: 'CSS',
  go: 'Go',
  html: 'HTML',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  php: 'PHP',
  py: 'Python',
  python: 'Python',
  sh: 'Shell',
  sql: 'SQL',
  ts: 'TypeScript',
  typescript: 'TypeScript',
};

/** The language of a fence as people read it; a class list without one has none. */
export function languageName(className = ''): string | undefined {
  const id = /(?:^|\s)language-(\S+)/.exec(className)?.[1];
  return id && (NAMES[id.toLowerCase()] ?? id);
}
