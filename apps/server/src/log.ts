import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = [
  'password',
  'current',
  'next',
  'password_hash',
  'accessToken',
  'token',
  'secret',
  'authorization',
  'cookie',
  'x-access-token',
];

/** Lines of JSON. Nothing that is a secret by its name gets into them, however it is passed. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  return pino(
    {
      level,
      redact: { paths, censor: '[dirahasiakan]' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );
}
