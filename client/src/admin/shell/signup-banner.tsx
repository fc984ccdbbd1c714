import { Flex } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { useFreshQuery } from '../kit/use-fresh-query.ts';
import { SignupPolicyDocument } from './session.generated.ts';

/** Says so while anybody can make an account. */
export function SignupBanner() {
  const { data } = useFreshQuery(SignupPolicyDocument);
  if (!data?.signupPolicy.open) return null;
  return (
    <Flex
      role="note"
      align="center"
      gap="3"
      bg="goldLight"
      color="ink"
      px={{ base: '4', md: '8' }}
      py="2"
      fontSize="sm"
    >
      <UserPlus size={18} aria-hidden style={{ flexShrink: 0 }} />
      <span>Signup is open: anybody can make a staff account and change this website.</span>
    </Flex>
  );
}
