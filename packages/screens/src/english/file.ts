// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const file = {
"noQuestionFile": "There is no question file",
"downloadFailed": "The file could not be downloaded",
"download": "Download",
"downloadAll": "Download all",
"questionsOnly": "The questions alone; the key is on the set's page",
"withKey": "with the key",
"withoutKey": "without the key",
} as const;
