/** What backups are sealed for, and what opens them. */
export interface BackupSettings {
  /** Public key of `age`: who has the secret one can read backups. */
  recipient: string | null;
  passphrase: string | null;
  /** Secret key, for restoring. */
  identity: string | null;
  /** File that holds secret keys. */
  identityFile: string | null;
}
