// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const failure = {
"noConnection": "no connection to the server",
"unreadable": "the server's answer cannot be read",
"status": (status: number) => `code ${status}`,
"unknown": "unknown cause",
"paused": (seconds: string) => `The server asks for a pause. Your changes go on by themselves in ${seconds} seconds.`,
} as const;
