/** What a kind of mail is called by people. A kind that is not here is called by its own name. */
export const mailNames: Record<string, string> = {
  'registration-received': 'Registration, to the guest',
  'registration-office': 'Registration, to the office',
  'contact-office': 'Message, to the office',
  'newsletter-confirm': 'Newsletter, to be confirmed',
  'newsletter-unsubscribe': 'Newsletter, leaving it',
  'donation-receipt': 'Receipt of a donation',
  'account-changed': 'Change of an account',
  'owner-setup': 'First account, to the owner',
  'password-reset': 'New password',
  invitation: 'Invitation',
};
