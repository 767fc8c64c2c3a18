import type { MySettings, MySettingsBody } from '@bank-soal/contract/my-page';

/** What an account has for itself. Its calls reject as those of `BankSoalApi` do. */
export interface MyDataApi {
  /** What the account has decided for itself. */
  settings: (signal?: AbortSignal) => Promise<MySettings>;
  /** Changes what is named; the rest stays. */
  changeSettings: (body: MySettingsBody) => Promise<MySettings>;
  /** A ZIP with all that the bank knows of the account. */
  exportData: () => Promise<Blob>;
  /** Removes the account for good; its password shows that it is theirs. */
  removeAccount: (password: string) => Promise<void>;
}
