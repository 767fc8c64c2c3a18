import type { Messages } from '../messages/messages.js';

/** One set, and its files. */
export const preview: Pick<Messages, 'preview' | 'file'> = {
  preview: {
    back: 'Back to the search',
    backShort: 'Back',
    seeing: {
      lecturer: 'You see this as a lecturer',
      user: 'You see this as a student',
      visitor: 'You see this as a visitor',
    },
    seeingHint: 'This is what the server answers that reader now, without what is only for you.',
    seeMine: 'Back to my own view',
    edit: 'Edit',
    history: 'History',
    missing: 'Question set not found',
    missingHint: 'This set may have been withdrawn, or its address is wrong.',
    loading: 'Loading data...',
    failed: 'The question set could not be loaded',
    failedHint: 'Check your network connection, then try again.',
    year: (year) => `Year ${year}`,
    fromTitle: (words) => `${words} (from its title)`,
    lecturer: (name) => `Lecturer: ${name}`,
    share: 'Share',
    copied: 'Link copied',
    notCopied: 'The link could not be copied',
    fileGone: 'The file with these words is not in this set any more.',
    report: 'Report',
    reportFile: (name) => `Report a mistake in ${name}`,
    files: 'Files',
    categories: 'Kinds of files',
    reader: { label: 'What is read', questions: 'Questions', answers: 'Key' },
    combined: {
      questions: 'Questions and test cases',
      answers: 'Answer key',
    },
    combinedFailed: {
      questions: 'The questions and test cases could not be loaded',
      answers: 'The answer key could not be loaded',
    },
    key: {
      opens: (moment) => `The key opens ${moment}`,
      byItself: 'This page opens it by itself when the moment comes.',
      closed: 'The answer key is not open to you yet',
      signIn: 'Log in to open it, if you may.',
      notYours: 'The owner of this question set decides who may open it.',
      login: 'Log in',
      closedMeanwhile: 'The answer key was closed while this page was open.',
      closedUntil: (moment) =>
        `The answer key was closed while this page was open. It opens ${moment}.`,
    },
    login: 'Log in',
    missingForVisitor:
      'This question set may be for signed-in readers only, may have been withdrawn, or its address is wrong.',
    tabs: { questions: 'Questions', answers: 'Answers', testCases: 'Test cases' },
    empty: {
      questions: 'There are no question files',
      answers: 'There are no answer files',
      testCases: 'There are no test case files',
    },
    nothingToCombine: {
      questions: 'There are no questions or test cases to show',
      answers: 'There is no answer key to show',
    },
    printedFiles: (category, names) => `${category}: ${names}`,
    pdfFailed: 'The PDF could not be loaded',
    textFailed: 'The file could not be loaded',
    seeCombined: {
      questions: 'See its pages among the questions and test cases',
      answers: 'See its pages in the answer key',
    },
  },
  file: {
    noQuestionFile: 'There is no question file',
    downloadFailed: 'The file could not be downloaded',
    download: 'Download',
    downloadAll: 'Download all',
    questionsOnly: "The questions alone; the key is on the set's page",
    withKey: 'with the key',
    withoutKey: 'without the key',
  },
};
