import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { DatabaseGoneError } from '../database-gone-error.js';
import { isConflict, translated } from './failures.js';

const said = (code: string) => Object.assign(new DatabaseError('FATAL', 5, 'error'), { code });
const broken = (code: string) => Object.assign(new Error(code), { code });

function mayCome(error: Error): boolean {
  const known = translated(error);
  if (!(known instanceof DatabaseGoneError)) throw new Error('The server is not gone');
  return known.mayCome;
}

describe('a database that is not there', () => {
  it.each([
    ['nobody listens', broken('ECONNREFUSED')],
    ['its name is not known yet', broken('ENOTFOUND')],
    ['no name server is', broken('EAI_AGAIN')],
    ['it ends connections', new Error('Connection terminated unexpectedly')],
    ['it says nothing', new Error('timeout expired')],
    [
      'a connection broke before',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['it starts', said('57P03')],
    ['it stops', said('57P01')],
    ['it is full of connections', said('53300')],
  ])('may come: %s', (_, error) => {
    expect(mayCome(error)).toBe(true);
  });

  it.each([
    ['a wrong password', said('28P01')],
    ['no such account there', said('28000')],
    ['no such database', said('3D000')],
    ['no password given', new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: no password')],
    ['a certificate that is not trusted', broken('DEPTH_ZERO_SELF_SIGNED_CERT')],
  ])('stays away: %s', (_, error) => {
    expect(mayCome(error)).toBe(false);
  });
});

it('leaves other failures as they are', () => {
  const failures = [said('23505'), said('53100'), new TypeError('wrong')];
  expect(failures.map(translated)).toEqual(failures);
  expect([said('40001'), said('23505')].map(isConflict)).toEqual([true, false]);
});
