import { disableSchemaCompilation } from '@bank-soal/contract/jitless';

export { dropdownSchema } from '@bank-soal/contract/dropdown';
export { errorSchema, importErrorSchema } from '@bank-soal/contract/error';
export { questionSetListSchema, questionSetSchema } from '@bank-soal/contract/question-sets';
export { passwordAnswerSchema, sessionUserSchema } from '@bank-soal/contract/session';
export { siteSchema } from '@bank-soal/contract/site';

disableSchemaCompilation();
