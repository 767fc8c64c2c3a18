// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const questionEditor = {
"write": "Write a new question",
"change": "Edit the question",
"changedElsewhere": "This question has changed since you opened it",
"changedElsewhereText": "Nothing was saved yet, and what you wrote is still below. Whatever you choose, the other version stays in the history.",
"otherVersion": (version: string) => `What the question says now (version ${version})`,
"saveMine": "Save mine as the latest version",
"useTheirs": "Go on from that version",
"saveApart": "Save mine as a new question",
"setAside": "What you wrote is set aside",
"setAsideText": "Below is what the question says now.",
"bringBack": "Bring mine back",
"failed": "The question could not be saved. Please try again.",
"discardTitle": "Discard what you wrote?",
"discardText": "What is not saved will be lost.",
"discardConfirm": "Discard",
"discardCancel": "Go on writing",
} as const;
