// Somebody at the page of a test.
import { act } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';

type Options = Parameters<typeof userEvent.setup>[0];

/**
 * What `type` puts into a field of text arrives in one piece: drawing a whole form once for each letter is half the time
 * of a test that fills one in. With keys in the text, such as `{Enter}`, each is pressed.
 */
export function setupUser(options: Options = {}): UserEvent {
  const user = userEvent.setup({ delay: null, ...options });
  return {
    ...user,
    async type(field, text, typing) {
      if (typing || !isOfText(field) || /[{[]/.test(text)) return user.type(field, text, typing);
      await user.click(field);
      // On a busy machine a dialog that just opened takes the focus to its first field only now.
      act(() => (field as HTMLElement).focus());
      await user.paste(text);
    },
  };
}

const kinds = ['text', 'search', 'email', 'url', 'tel', 'password'];

const isOfText = (field: Element) =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && kinds.includes(field.type));
