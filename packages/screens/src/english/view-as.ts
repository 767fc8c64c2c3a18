// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const viewAs = {
"label": "See as",
"readers": {
"me": "Me",
"lecturer": "Lecturer",
"user": "Student",
"visitor": "Visitor",
},
"list": (reader: string) => `This list is as others see it: ${reader}. A set that you open still looks as it does to you.`,
} as const;
