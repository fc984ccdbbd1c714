import { Flex } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { lastStep } from './answers.ts';

interface Props {
  step: number;
  sending: boolean;
  /** True after all is done. */
  sent: boolean;
  onPrevious(): void;
}

/** One step back, one step on; without JavaScript all at once. */
export function WizardButtons({ step, sending, sent, onPrevious }: Props) {
  // Pressed before that it is no way to send the form, but is noted and pressed once more.
  const type = useHydrated() ? 'submit' : 'button';
  return (
    <>
      <noscript>
        <Button type="submit" variant="secondary" size="lg" mt="9">
          Submit
        </Button>
      </noscript>
      <Flex
        justify="space-between"
        gap="4"
        mt="9"
        data-needs-script
        css={{ smDown: { '& button': { flex: '1 1 0', px: '2' } } }}
      >
        <Button variant="outline" size="lg" disabled={step === 0 || sent} onClick={onPrevious}>
          <ArrowLeft aria-hidden />
          Previous
        </Button>
        {step < lastStep ? (
          <Button key="next" type={type} size="lg" disabled={sent}>
            Next
            <ArrowRight aria-hidden />
          </Button>
        ) : (
          <Button
            key="submit"
            type="submit"
            variant="secondary"
            size="lg"
            disabled={sent}
            aria-disabled={sending || undefined}
            // The second click of a double click on Next was not meant for this button.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {sending ? 'Submitting...' : 'Submit'}
          </Button>
        )}
      </Flex>
    </>
  );
}
