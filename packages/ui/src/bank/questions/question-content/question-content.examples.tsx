import { SAMPLES } from '../../../test/question-samples.js';
import { QuestionContent } from './question-content.js';

export const Do = () => <QuestionContent question={SAMPLES.isian} withAnswer={false} />;

export const Dont = () => <QuestionContent question={SAMPLES.isian} />;
