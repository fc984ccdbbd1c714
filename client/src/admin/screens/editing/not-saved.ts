import type { Failure } from '../../../lib/api/failure.ts';

/** Why a form was not saved, and what its owner can do now. `noun` is what it makes, such as `service`. */
export function whyNotSaved({ code, message }: Failure, noun: string): string {
  switch (code) {
    case 'OFFLINE':
      return (
        'No answer came from the server, so this is not saved yet. What you typed is still here: press Save to ' +
        'send it again. Nothing is saved twice.'
      );
    case 'UNAUTHENTICATED':
      return 'This is not saved, because you are signed out. What you typed is still here: press Save to sign in and send it.';
    case 'NOT_FOUND':
      return (
        `This ${noun} was deleted while you were editing. What you typed is still here: bring it back from the ` +
        'trash in another tab, then press Save again.'
      );
    default:
      return message;
  }
}
