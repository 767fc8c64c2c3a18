export {
  ApiError,
  type Explanation,
  hasStatus,
  MalformedAnswerError,
  NetworkError,
  RefusedSetsError,
  renamedTo,
} from '@bank-soal/contract/client';
