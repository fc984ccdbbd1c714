/**
 * What the box at the end of a registration says, before the words "privacy notice". The server keeps with each
 * registration which version of it was agreed to: change `consentVersion` there when you change this.
 */
export const consentText =
  'I agree to the terms of travel and consent to my data being used to arrange my journey, as told in the';
