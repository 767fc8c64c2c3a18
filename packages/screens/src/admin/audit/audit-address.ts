import { parseId, readDay } from '@bank-soal/contract/common';

/** State of the history in the address; `''` filters nothing. */
export interface AuditState {
  /** A part of the name of a person or a thing. */
  q: string;
  /** The action, by the wire's word, such as `create`. */
  action: string;
  /** Its target, by the wire's word, such as `course-tag`. */
  target: string;
  /** Only what was done to the one with this id; together with `target`. */
  targetId?: number | undefined;
  /** Only what this account did. */
  actor?: number | undefined;
  /** Days in Jakarta, both included. */
  from: string;
  /** Last day in Jakarta, included. */
  to: string;
}

/** Between the state of the history and the query part of its address. */
export const auditAddress = {
  /** Reads an address; what it does not say, or says wrongly, filters nothing. */
  read(params: URLSearchParams): AuditState {
    return {
      q: params.get('cari') ?? '',
      action: params.get('kegiatan') ?? '',
      target: params.get('pada') ?? '',
      targetId: parseId(params.get('nomor') ?? ''),
      actor: parseId(params.get('akun') ?? ''),
      from: readDay(params.get('dari')),
      to: readDay(params.get('sampai')),
    };
  },
  /** Writes an address; the same state always gives the same text. */
  write({ q, action, target, targetId, actor, from, to }: AuditState): URLSearchParams {
    const days = { dari: from, sampai: to };
    const parts = {
      cari: q,
      kegiatan: action,
      pada: target,
      nomor: targetId,
      akun: actor,
      ...days,
    };
    const given = Object.entries(parts).filter(([, value]) => value !== '' && value !== undefined);
    return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  },
};
