import { chakra, Flex } from '@chakra-ui/react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { PeoplePageDocument, useRequireTwoFactorMutation } from './people.generated.ts';

/** Whether everybody must have two-factor sign-in, and the owner's decision about it. */
export function TwoFactorDemand({ required }: { required: boolean }) {
  const [demand, { loading }] = useRequireTwoFactorMutation();

  const decide = async () => {
    try {
      await demand({
        variables: { required: !required },
        update: (cache) => {
          cache.updateQuery({ query: PeoplePageDocument }, (page) =>
            page ? { ...page, twoFactorRequired: !required } : undefined,
          );
        },
      });
      toast.success(
        required ? 'Everybody decides for themselves now.' : 'Everybody must have two-factor sign-in now.',
      );
    } catch (error) {
      const { message, details } = readFailure(error);
      toast.error('This was not changed', { description: details[0]?.message ?? message });
    }
  };

  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="4">
      <chakra.p maxW="measure">
        {required
          ? 'Everybody must have it. Who has not set it up yet is led to that before anything else.'
          : 'Everybody decides for themselves, on their account page.'}
      </chakra.p>
      <Button variant="outline" disabled={loading} onClick={() => void decide()}>
        {required ? 'Make it optional' : 'Require it for everybody'}
      </Button>
    </Flex>
  );
}
