import type { BadgeTone } from '../../components/data/badge/index.js';

/**
 * The tone of a level: Mudah green, Sedang yellow, others red. `Custom`, the level of a
 * question that a user wrote in the builder, is neutral.
 */
export function levelTone(level: string): BadgeTone {
  switch (level) {
    case 'Mudah':
      return 'success';
    case 'Sedang':
      return 'warning';
    case 'Custom':
      return 'neutral';
    default:
      return 'danger';
  }
}
