import type { RegisterOptions } from 'react-hook-form';

/** What looks like an e-mail address; whether it is one, only a mail can tell. */
export const emailRules: RegisterOptions = {
  required: 'Email is required.',
  pattern: {
    value: /^\s*[^\s@]+@\S+\s*$/,
    message: 'Email must be an e-mail address, such as name@example.com.',
  },
};
