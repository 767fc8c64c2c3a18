// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const adminFrame = {
"lecturers": "Lecturers",
"accounts": "Accounts",
"courseTags": "Courses",
"materialTags": "Topics",
"courseTagging": "Topics of courses",
"audit": "History",
"searchIndex": "Inside files",
"overview": "Overview",
"allSets": "Question sets",
"serverState": "Server",
"site": "See the site",
"comingSoon": "Coming Soon",
} as const;
