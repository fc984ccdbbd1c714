// Passwords that are tried first. The list is in the package: nothing typed here leaves the process.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
let known: ReadonlySet<string> | undefined;
/** Read when somebody chooses a password: fifty thousand words take 4 MB, and most processes never need them. */
const common = () =>
  (known ??= new Set<string>(require('@zxcvbn-ts/language-common').dictionary['passwords-common']));

/** Fewer different characters than this are a pattern on the keyboard. */
const fewest = 4;

/** Why a password of sufficient length is no good, in a sentence, or null. */
export function whyWeak(password: string): string | null {
  if (password.trim() === '') return 'Password must not be blank: please use words.';
  if (/^[\d\s]+$/.test(password))
    return 'Password must not be digits only: those are guessed first. Please use words.';
  if (new Set(password.toLowerCase()).size < fewest) {
    return 'Password repeats the same few characters. Please use words.';
  }
  const word = core(password);
  if (common().has(password.toLowerCase()) || (word !== '' && common().has(word))) {
    return 'This password is a common one, and those are tried first. Please use three or four words that do not belong together.';
  }
  return null;
}

/** Whether a password is somebody's own e-mail, or its name with something around it. */
export function isOwnEmail(password: string, email: string): boolean {
  const address = email.toLowerCase();
  const name = address.split('@')[0] ?? address;
  return password.toLowerCase().includes(address) || core(password) === core(name);
}

/** Without the digits and signs that people put around a word. */
function core(password: string): string {
  const letters = [...password.toLowerCase()];
  const isLetter = (character: string) => /\p{L}/u.test(character);
  const first = letters.findIndex(isLetter);
  return first < 0 ? '' : letters.slice(first, letters.findLastIndex(isLetter) + 1).join('');
}
