import { chakra } from '@chakra-ui/react';

/** Why a form was not saved, above its fields. */
export const FormProblem = chakra(
  'p',
  { base: { bg: 'dangerSoft', color: 'dangerText', px: '4', py: '3', borderRadius: 'md', fontSize: 'sm' } },
  { defaultProps: { role: 'alert' } },
);
