export { AUDIENCES, type Audience, audiencesUpTo, narrower } from './audience.js';
export { AudienceChoice, type AudienceChoiceProps } from './audience-choice.js';
