import type { EXCHANGE_SENTENCES } from '@bank-soal/contract/sentences/exchange';

/** What is said of files of questions, in English. */
export const exchangeSentences: Readonly<Record<keyof typeof EXCHANGE_SENTENCES, string>> = {
  'too-large.questions': 'A file of questions in this format has at most {max} MB.',
  'no-questions': 'There is no question in this file.',
  'too-complex.questions':
    'This file of questions is too complex to be read, so it cannot be taken. Split it into smaller files.',
  'broken-json': 'This file is not proper JSON: look at line {line}, column {column}.',
  'broken-json.list': 'This JSON file must be a list of questions: [ … ].',
  'broken-xml': 'This file is not proper XML: look at line {line}, column {column}.',
  'broken-xml.doctype':
    'This XML file has a DOCTYPE, so it cannot be taken. Export the questions from Moodle again.',
  'broken-xml.depth': 'The elements in this XML file are nested too deeply.',
  'broken-xml.quiz': 'This file is no export of questions from Moodle: it has no element quiz.',

  'broken-question': 'This is not a question that can be read.',
  'broken-question.gift':
    'This GIFT question cannot be read: look at line {line}, column {column}.',
  'broken-question.answer-line': 'There is no ANSWER line after the options.',
  'broken-question.answer-letter': 'The key {letter} is none of the options.',
  'broken-question.letters': 'The letters of options must follow each other from A.',
  'broken-question.depth': 'What stands in this question is nested too deeply.',
  'unsupported-question': 'Questions of the type {type} cannot be taken yet.',
  'unsupported-question.text': 'This is a text that asks nothing, not a question.',

  'became-essay': 'This matching question becomes an essay.',
  'became-blanks': 'This text with blanks becomes a short answer.',
  'partial-credit-lost': 'Partial credit of options or answers is not kept.',
  'wildcard-lost': 'The * in the answer {name} no longer stands for anything.',
  'wrong-answer-lost': 'Answers that are known to be wrong are not kept: {name}',
  'feedback-lost': 'Feedback on each option or answer is not kept.',
  'hints-lost': 'Hints are not kept.',
  'units-lost': 'Units of the answer are not kept.',
  'template-lost': 'What the answer begins with is not kept.',
  'test-cases-lost': 'Test cases are not kept.',
  'formula-lost': 'The formula {name} cannot be read; only its words are kept.',
  'invalid.question-keys': 'The keys must be a JSON object: a line number and its letters.',
  'no-key': 'This question has no answer key yet.',
  'unsure-key': 'Its key is marked in different ways; {letter} is taken. Check it first.',
  'unsure-boundary':
    'The numbering does not go on here. Check where this question begins and ends.',
  'old-word': 'Files of the format .doc cannot be read. Save it as .docx in Word, then try again.',
  'languages-lost': 'This text in other languages is not kept.',
  'tolerance-lost': 'The tolerance {name} is not kept: a question has one tolerance, a number.',
  'points-lost': 'The points {name} cannot be read; this question has 1.',
  'no-blanks': 'This text with blanks has no blank that can be read.',
  'attachment-lost': 'The attachment {name} is not kept.',
  'picture-lost.missing': 'The picture {name} is not in the file.',
  'picture-lost.kind': 'The picture {name} is neither PNG nor JPEG, so it is not kept.',
  'picture-lost.size': 'The picture {name} has more than 2 MB or 4,000 pixels, so it is not kept.',
  'picture-lost.remote': 'A picture from another address becomes a link: {name}',
};
