// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const leftForm = {
"title": (title: string, questions: string) => `Form "${title}" is kept in this browser (${questions === "1" ? `1 question` : `${questions} questions`})`,
"ownText": "You made it before papers were kept on the server.",
"visitorText": "It was made in this browser by somebody who was not logged in.",
"bring": "Bring it to My papers",
"brought": "The form is among My papers",
"failed": (reason: string | null | undefined) => `${!reason ? `The form could not be brought.` : `${reason}`} It is still in this browser. Please try again.`,
"refused": (question: string, reason: string) => `Question "${question}" could not be brought: ${reason} The form is still in this browser.`,
"discard": "Delete from the browser",
"discardTitle": "Delete this form from the browser?",
"discardText": (title: string) => `"${title}" will be gone for good.`,
"discarded": "Form deleted from the browser",
} as const;
