import * as z from 'zod/mini';
import { idSchema } from '../common/ids.js';
import { COGNITIVE_LEVELS } from '../questions/cognitive-levels.js';
import { QUESTION_KINDS } from '../questions/question-kinds.js';

const share = {
  points: z.number(),
  /** Of the paper's points, to one decimal; those of all rows together are 100. */
  percent: z.number(),
};

const cognitive = z.nullable(z.enum(COGNITIVE_LEVELS));

/** A paper's blueprint (kisi-kisi): what it asks for, by outcome and level. */
export const blueprintSchema = z.object({
  totalPoints: z.number(),
  /** By the outcome's code, then by level; questions without one come last. */
  rows: z.array(
    z.object({
      outcome: z.nullable(
        z.object({
          id: idSchema,
          code: z.string(),
          description: z.string(),
          cpl: z.array(z.string()),
        }),
      ),
      cognitive,
      /** Numbers of its questions in variant A. */
      numbers: z.array(z.int()),
      kinds: z.array(z.enum(QUESTION_KINDS)),
      ...share,
    }),
  ),
  /** Points of each outcome that the paper asks for. */
  outcomes: z.array(z.object({ id: idSchema, code: z.string(), ...share })),
  /** Points of each level; null for questions without one. */
  levels: z.array(z.object({ cognitive, ...share })),
  /** Outcomes of the paper's course that no question asks for. */
  missing: z.array(z.object({ id: idSchema, code: z.string() })),
});

/** A paper's blueprint. */
export type Blueprint = z.infer<typeof blueprintSchema>;
