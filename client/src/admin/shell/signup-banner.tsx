import { UserPlus } from 'lucide-react';
import { useFreshQuery } from '../screens/list/freshness.ts';
import { SignupPolicyDocument } from '../sign-in/session.generated.ts';
import { Banner } from './banner.tsx';

/** Says so while anybody can make an account. */
export function SignupBanner() {
  const { data } = useFreshQuery(SignupPolicyDocument);
  if (!data?.signupPolicy.open) return null;
  return (
    <Banner role="note" gap="3" bg="highlightSoft" color="ink" py="2">
      <UserPlus size={18} aria-hidden style={{ flexShrink: 0 }} />
      <span>Signup is open: anybody can make a staff account and change this website.</span>
    </Banner>
  );
}
