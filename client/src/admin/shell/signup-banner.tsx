import { UserPlus } from 'lucide-react';
import { useFreshQuery } from '../kit/use-fresh-query.ts';
import { Banner } from './banner.tsx';
import { SignupPolicyDocument } from './session.generated.ts';

/** Says so while anybody can make an account. */
export function SignupBanner() {
  const { data } = useFreshQuery(SignupPolicyDocument);
  if (!data?.signupPolicy.open) return null;
  return (
    <Banner role="note" gap="3" bg="goldLight" color="ink" py="2">
      <UserPlus size={18} aria-hidden style={{ flexShrink: 0 }} />
      <span>Signup is open: anybody can make a staff account and change this website.</span>
    </Banner>
  );
}
