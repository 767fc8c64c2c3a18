import { ProgressBar } from '../../../components/feedback/progress-bar/index.js';
import { CompletenessBar } from './completeness-bar.js';

export const Do = () => <CompletenessBar hasAnswers hasTestCases={false} />;

export const Dont = () => <ProgressBar label="Kelengkapan Soal" value={75} tone="success" />;
