import {
  isSpaceLow,
  type PartProblem,
  type ServerPart,
  type ServerState,
} from '@bank-soal/contract/administration';

/** One line of how a server is. */
export interface HealthRow {
  /** Subject: a part of the server, or the free space of its disk. */
  part: ServerPart | 'room';
  /** Why it is not well; null where it is. */
  problem: PartProblem | 'low' | null;
}

/** How each part of a server is, and the room of its disk where that can be seen. */
export function healthRows({ parts, storage }: ServerState): HealthRow[] {
  const { disk } = storage;
  if (disk === null) return parts;
  return [...parts, { part: 'room', problem: isSpaceLow(disk) ? 'low' : null }];
}

/** How many of them are not well. */
export function troublesOf(server: ServerState): number {
  return healthRows(server).filter(({ problem }) => problem !== null).length;
}
